import { useMemo } from 'react';

import { colorFromPacked } from '../../color/color';
import { usePaletteNames } from '../../state/usePaletteNames';
import type { PaletteEntry } from './paletteHistory';

/** The names of a palette's colors, no two the same. */
export const useEntryNames = (entries: readonly Pick<PaletteEntry, 'rgb'>[]): readonly string[] =>
  usePaletteNames(useMemo(() => entries.map(({ rgb }) => colorFromPacked(rgb)), [entries]));
