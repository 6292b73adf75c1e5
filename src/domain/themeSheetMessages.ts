const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** What a sheet says of its theme below the name; a sheet is made of colors that every screen has. */
export const sheetNote = (hues: number, steps: number, isWide: boolean): string =>
  [
    counted(hues, 'hue'),
    counted(steps, 'step'),
    ...(isWide ? ['Display P3, shown in sRGB'] : []),
    'Hueloom',
  ].join(' · ');

export const SHEET_TITLES = {
  scales: 'Scales',
  anchors: 'exact brand colors and grays',
  grounds: 'Grounds',
  lines: 'Text and lines',
  filled: 'Filled, with their text',
  charts: 'Charts',
  sequential: 'sequential',
  diverging: 'diverging',
  checks: 'Contrast',
  least: 'at least',
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
