/** Placeholder of the search in a role; `example` is a step of the theme, such as 'teal 600'. */
export const stepSearch = (example: string): string => `${example}, or any color`;

/** The same where roles are found, too. */
export const placeSearch = (example: string): string => `primary, ${example}, or any color`;

/** Shown before the color that was typed. */
export const NEAREST_TO = 'Nearest to';

export const NO_STEP_FOUND = 'No step is called that, and it is no CSS color.';
export const NO_PLACE_FOUND = 'No role and no step is called that, and it is no CSS color.';

/** Distance of a step from the typed color, ΔE00. */
export const differenceText = (difference: number): string => `ΔE ${difference.toFixed(1).replace('.0', '')}`;

/** How to assign roles: first for everyone, then for keyboard users. */
export const ROLES_HINT =
  'Drag a step from the scales onto a role, or press a role to choose. A locked role keeps its step; the others follow the scales.';
export const ROLES_KEYS = 'Key: L locks and unlocks.';

/** Shown where a status or chart color is searched for a role that cannot have it. */
export const FOLLOWING_COLORS =
  'Status and chart colors are computed from this role and cannot be used for it.';
