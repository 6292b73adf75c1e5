import { useMemo } from 'react';

import { colorFromPacked } from '../../color/color';
import { usePaletteNames } from '../../state/usePaletteNames';
import type { PaletteEntry } from './paletteHistory';

/** Unique names for a palette's colors. */
export const useEntryNames = (entries: readonly Pick<PaletteEntry, 'rgb'>[]): readonly string[] =>
  usePaletteNames(useMemo(() => entries.map(({ rgb }) => colorFromPacked(rgb)), [entries]));
