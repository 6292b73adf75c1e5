/** THE TABLE of what a sheet of a theme can be, beside its files of text. */
export const SHEET_FORMATS = [
  { id: 'png-sheet', label: 'PNG sheet', kind: 'png', mime: 'image/png' },
  { id: 'pdf-sheet', label: 'PDF sheet', kind: 'pdf', mime: 'application/pdf' },
] as const;
