import { useCallback } from 'react';

import { createPalette } from '../../palette/palette';
import { useOpenPalette } from '../../state/palette/useOpenPalette';
import { colorsOf, type PaletteEntry } from './paletteHistory';

/** Opens the palette in the builder. */
export const useOpenInBuilder = (entries: readonly PaletteEntry[]): (() => void) => {
  const openPalette = useOpenPalette();
  return useCallback(() => openPalette(createPalette(colorsOf(entries))), [entries, openPalette]);
};
