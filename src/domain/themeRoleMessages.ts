/** What the search of a role shows; `example` is a step of the theme, as 'teal 600'. */
export const stepSearch = (example: string): string => `${example}, or any color`;

/** The same where roles are found, too. */
export const placeSearch = (example: string): string => `primary, ${example}, or any color`;

/** Before the color that was typed. */
export const NEAREST_TO = 'Nearest to';

export const NO_STEP_FOUND = 'No step is called that, and it is no CSS color.';
export const NO_PLACE_FOUND = 'No role and no step is called that, and it is no CSS color.';

/** How far a step is from the color that was typed, ΔE00. */
export const differenceText = (difference: number): string => `ΔE ${difference.toFixed(1).replace('.0', '')}`;

/** How roles are given: first for everyone, then for whoever has keys. */
export const ROLES_HINT =
  'Drag a step from the scales onto a role, or press a role to choose. A locked role keeps its step; the others follow the scales.';
export const ROLES_KEYS = 'Key: L locks and unlocks.';
