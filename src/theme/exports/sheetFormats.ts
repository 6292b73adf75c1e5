/** THE TABLE of file formats of theme sheets, besides the text formats. */
export const SHEET_FORMATS = [
  { id: 'png-sheet', label: 'PNG sheet', kind: 'png', mime: 'image/png' },
  { id: 'pdf-sheet', label: 'PDF sheet', kind: 'pdf', mime: 'application/pdf' },
] as const;
