/** Where the history of palettes is kept in local storage: the list, and which of it is on show. */
export const HISTORY_KEY = 'colorPaletteHistory';
export const HISTORY_INDEX_KEY = 'colorPaletteHistoryIndex';
