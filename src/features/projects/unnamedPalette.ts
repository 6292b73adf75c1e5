/** What a palette is called that nobody has named. */
export const UNNAMED_PALETTE = 'New palette';
