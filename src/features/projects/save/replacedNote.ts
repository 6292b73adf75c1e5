import { sameCustomNames } from '../../../color/customNames';
import type { Palette } from '../../../color/types';
import type { SavedPalette } from '../../../domain/savedPalette';
import { samePalette } from '../../../palette/samePalette';
import type { DialogPropsOf } from '../../../state/dialogsSlice';

/** What an update that leaves the colors does. */
const keptNote = (colors: Palette, original: SavedPalette): string =>
  sameCustomNames(colors, original.colors)
    ? `The colors of ${original.name} stay.`
    : `The colors of ${original.name} stay, and names of colors change.`;

/** What an update replaces in the existing palette. */
export const replacedNote = (
  { colors, theme }: DialogPropsOf<'savePalette'>['palette'],
  original: SavedPalette,
): string => {
  const isSame = samePalette(colors, original.colors);
  if (theme === undefined || theme === original.theme)
    return isSame ? keptNote(colors, original) : `Replaces the colors of ${original.name}.`;
  if (!isSame) return `Replaces the colors and the theme of ${original.name}.`;
  return original.theme === null
    ? `Gives ${original.name} its first theme.`
    : `Replaces the theme of ${original.name}.`;
};
