import { useCallback } from 'react';

import { createPalette } from '../../palette/palette';
import { useOpenPalette } from '../../state/palette/useOpenPalette';
import { detailsOf } from '../../domain/paletteDetails';
import type { SavedPalette } from '../../domain/savedPalette';
import { useCountSelectionMutation } from './exploreApi';

/**
 * Opens a palette in the builder with its exact colors, its name, and its tags for saving. The use is counted in the
 * background.
 */
export const useUsePalette = (): ((palette: SavedPalette) => void) => {
  const openPalette = useOpenPalette();
  const [countSelection] = useCountSelectionMutation();
  return useCallback(
    (palette) => {
      void countSelection(palette.id);
      const { colors, name } = palette;
      openPalette(createPalette(colors, { name, ...detailsOf(palette) }), { isOpened: true });
    },
    [countSelection, openPalette],
  );
};
