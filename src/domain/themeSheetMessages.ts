const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** Gamut of a theme's sheet: sRGB, Display P3, or P3 colors converted to sRGB. */
export type SheetGamut = 'srgb' | 'p3' | 'p3-in-srgb';

const GAMUT_NOTES: Readonly<Record<SheetGamut, readonly string[]>> = {
  srgb: [],
  p3: ['Display P3'],
  'p3-in-srgb': ['Display P3, shown in sRGB'],
};

/** The note on a sheet below the theme's name. */
export const sheetNote = (hues: number, steps: number, gamut: SheetGamut): string =>
  [counted(hues, 'hue'), counted(steps, 'step'), ...GAMUT_NOTES[gamut], 'Hueloom'].join(' · ');

export const SHEET_TITLES = {
  scales: 'Scales',
  grounds: 'Grounds',
  lines: 'Text and lines',
  filled: 'Filled, with their text',
  charts: 'Charts',
  sequential: 'sequential',
  diverging: 'diverging',
  checks: 'Contrast',
  least: 'at least',
} as const;

/** Labels of the marks on steps, and the width of each in CSS pixels. */
export const SHEET_SIGNS = {
  anchor: { text: 'exact brand, gray and status colors', width: 190 },
  pin: { text: 'pinned by hand', width: 100 },
  wide: { text: 'wider than sRGB', width: 100 },
} as const;

/** Whether all color pairs reach their required contrast. */
export const sheetContrast = (pairs: number, failing: readonly string[]): string =>
  failing.length === 0
    ? `All ${pairs} pairs reach what WCAG 2.2 asks for.`
    : `${failing.length} of ${pairs} pairs fail: ${failing.join(', ')}.`;

/** Which filled areas are to be outlined. */
export const sheetAreas = (faint: readonly string[]): string =>
  faint.length === 0
    ? 'Every filled area has 3 : 1 and more on all grounds.'
    : `To be outlined in control, with less than 3 : 1 on a ground: ${faint.join(', ')}.`;

/** Whether status colors can be distinguished; `confused` as 'success and danger by deuteranopia'. */
export const sheetVision = (confused: readonly string[]): string =>
  confused.length === 0
    ? 'Normal vision and all eight simulations tell the status colors and primary apart.'
    : `Confused: ${confused.join(', ')}.`;
