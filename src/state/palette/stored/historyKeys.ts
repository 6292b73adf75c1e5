/** Local storage keys of the palette history: the entries, and the index of the current one. */
export const HISTORY_KEY = 'colorPaletteHistory';
export const HISTORY_INDEX_KEY = 'colorPaletteHistoryIndex';
