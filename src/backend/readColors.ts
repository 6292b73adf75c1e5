import type { Palette } from '../color/types';
import { parseColors } from '../palette/storedColors';
import { BackendError } from './backend';

/** Combines the hex colors with the exact ones. A column that holds no valid palette is an error. */
export const readColors = (colors: readonly string[], exact: readonly string[] | null): Palette => {
  const read = parseColors(colors, exact);
  if (!read) throw new BackendError('unexpected');
  return read.colors;
};
