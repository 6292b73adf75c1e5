const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** What the colors of a theme are drawn in: those of sRGB, or wide ones where they are, or these as others see them. */
export type SheetGamut = 'srgb' | 'p3' | 'p3-in-srgb';

const GAMUT_NOTES: Readonly<Record<SheetGamut, readonly string[]>> = {
  srgb: [],
  p3: ['Display P3'],
  'p3-in-srgb': ['Display P3, shown in sRGB'],
};

/** What a sheet says of its theme below the name. */
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

/** What the marks on steps say, and the room that each takes, in CSS pixels. */
export const SHEET_SIGNS = {
  anchor: { text: 'exact brand, gray and status colors', width: 190 },
  pin: { text: 'pinned by hand', width: 100 },
  wide: { text: 'wider than sRGB', width: 100 },
} as const;

/** Whether all pairs of colors reach their ratio. */
export const sheetContrast = (pairs: number, failing: readonly string[]): string =>
  failing.length === 0
    ? `All ${pairs} pairs reach what WCAG 2.2 asks for.`
    : `${failing.length} of ${pairs} pairs fail: ${failing.join(', ')}.`;

/** Whether status colors are told apart; `confused` as 'success and danger by deuteranopia'. */
export const sheetVision = (confused: readonly string[]): string =>
  confused.length === 0
    ? 'Every kind of color vision tells the status colors and primary apart.'
    : `Confused: ${confused.join(', ')}.`;
