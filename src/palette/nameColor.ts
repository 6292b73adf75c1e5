import type { Color } from '../color/types';
import { cleanPaletteName } from './paletteName';

/** A color with a name, cleaned and cut like the names of palettes; unchanged where nothing of the name is visible. */
export const nameColor = (color: Color, text: string | null | undefined): Color => {
  const name = cleanPaletteName(text ?? '');
  return name === null ? color : { ...color, name };
};
