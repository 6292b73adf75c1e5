/** Scales that are not made from a color of the palette. */
const STATUSES: ReadonlySet<string> = new Set(['success', 'warning', 'danger', 'info']);

/** Describes a color that a scale keeps unchanged, by the scale's id. */
export const exactColor = (scale: string): string =>
  STATUSES.has(scale) ? `the ${scale} color` : 'a color of the palette';
