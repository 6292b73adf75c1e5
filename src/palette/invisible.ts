/** Invisible characters: of zero width, for the writing direction, for line breaks. Joiners shape letters: they stay. */
export const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g;
