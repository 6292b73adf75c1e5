import { firstCharacters } from '../domain/firstCharacters';

/** The displayed name of an unnamed palette. */
export const UNNAMED_PALETTE = 'New palette';

/** In code points, as everywhere that a palette is named. */
export const PALETTE_NAME_MAX = 40;

/** A name of at most `max` code points, with '…' at the end where it was longer. */
export const cutName = (name: string, max = PALETTE_NAME_MAX): string =>
  Array.from(name).length <= max ? name : `${firstCharacters(name, max - 1).trimEnd()}…`;

/** A palette's name as it is stored and linked; null where the text has no visible character. */
export const cleanPaletteName = (text: string): string | null => {
  const oneLine = text
    // Direction overrides would reverse the text around the name; a lone surrogate is no character.
    .replaceAll(/[\u202A-\u202E\u2066-\u2069]|\p{Surrogate}/gu, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  const name = firstCharacters(oneLine, PALETTE_NAME_MAX).trim();
  // U+2800 is a Braille cell without dots.
  return /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name) ? name : null;
};
