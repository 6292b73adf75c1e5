import { useCallback } from 'react';

import { createPalette } from '../../palette/palette';
import { useOpenPalette } from '../../state/palette/useOpenPalette';
import type { SavedPalette } from '../../domain/savedPalette';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';

/** Takes a palette to the builder with its exact colors and its name. That it was used is counted besides: nobody waits for it. */
export const useUsePalette = (): ((palette: SavedPalette) => void) => {
  const openPalette = useOpenPalette();
  const { backend } = useServices();
  return useCallback(
    (palette) => {
      backend.explore
        .countSelection(palette.id)
        .catch((error: unknown) => reportError('counting a use of a palette', error));
      const { colors, name } = palette;
      openPalette(createPalette(colors, { name }));
    },
    [backend, openPalette],
  );
};
