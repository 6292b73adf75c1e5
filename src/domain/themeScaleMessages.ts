/** Scales that are not made from a color of the palette. */
const STATUSES: ReadonlySet<string> = new Set(['success', 'warning', 'danger', 'info']);

/** Describes a color that a scale keeps unchanged, by the scale's id. */
export const exactColor = (scale: string): string =>
  STATUSES.has(scale) ? `the ${scale} color` : 'a color of the palette';

/** A step that has the name of another color of its scale in exported files. */
export const ANCHOR_NAMED_STEP =
  'No step can be called “base”, with or without a number: exported files call palette colors between steps so.';

export const sameStepNames = (first: string, second: string): string =>
  `“${first}” and “${second}” would be one name in exported files, some of which have no capitals.`;
