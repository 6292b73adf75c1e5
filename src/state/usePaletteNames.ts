import type { Palette } from '../color/types';
import { useNamer } from './useNamer';

/** Reserves the line of a name while the list is loading: a placeholder name would visibly change. */
const NOT_YET = '\u00a0';

/** The displayed names of a palette's colors: their own, or the nearest from the list; no two are the same. */
export const usePaletteNames = (colors: Palette): readonly string[] => {
  const namer = useNamer();
  return namer ? namer(colors) : colors.map(({ name }) => name ?? NOT_YET);
};
