/** Local storage key of the user's own drawing. */
export const DRAWING_KEY = 'hueloom-theme-drawing';
