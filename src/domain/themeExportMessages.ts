export const SHEET_DRAWING = 'Drawing the sheet…';
export const SHEET_FAILED = 'The sheet could not be drawn.';

/** What the picture of a sheet shows, for who does not see it. */
export const sheetAlt = (title: string): string =>
  `${title}: scales, roles, charts and contrast, in light and dark`;
