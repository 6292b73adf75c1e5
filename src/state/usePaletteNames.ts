import type { Palette } from '../color/types';
import { useNamer } from './useNamer';

/** Keeps the line of a name while the list loads: another name first would be seen to change. */
const NOT_YET = '\u00a0';

/** The names of a palette's colors as people see them: those that they came with, or the nearest; no two the same. */
export const usePaletteNames = (colors: Palette): readonly string[] => {
  const namer = useNamer();
  return namer ? namer(colors) : colors.map(({ name }) => name ?? NOT_YET);
};
