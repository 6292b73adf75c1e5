/** Scales that the palette has no color of. */
const STATUSES: ReadonlySet<string> = new Set(['success', 'warning', 'danger', 'info']);

/** What a color is that a scale keeps exact, by the scale's id. */
export const exactColor = (scale: string): string =>
  STATUSES.has(scale) ? `the ${scale} color` : 'a color of the palette';
