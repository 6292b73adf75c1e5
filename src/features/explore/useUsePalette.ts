import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { paletteLink } from '../../palette/paletteLink';
import { paletteToStored } from '../../palette/storedPalette';
import { PATHS } from '../../domain/paths';
import type { SavedPalette } from '../../domain/savedPalette';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';

/** Takes a palette to the builder with its exact colors and its name. That it was used is counted besides: nobody waits for it. */
export const useUsePalette = (): ((palette: SavedPalette) => void) => {
  const navigate = useNavigate();
  const { backend } = useServices();
  return useCallback(
    (palette) => {
      backend.explore
        .countSelection(palette.id)
        .catch((error: unknown) => reportError('counting a use of a palette', error));
      const { colors, name } = palette;
      void navigate(`${PATHS.builder}?${paletteLink(colors, name)}`, {
        state: paletteToStored({ colors, name }),
      });
    },
    [backend, navigate],
  );
};
