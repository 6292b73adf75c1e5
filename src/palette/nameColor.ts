import type { Color } from '../color/types';
import { cleanPaletteName } from './paletteName';

/** A color under the name that it comes with, cleaned and cut as those of palettes; as it is where nothing of that could be seen. */
export const nameColor = (color: Color, text: string | null | undefined): Color => {
  const name = cleanPaletteName(text ?? '');
  return name === null ? color : { ...color, name };
};
