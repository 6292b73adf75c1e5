import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { paletteToStored } from '../../color/parsePalette';
import { PATHS } from '../../domain/paths';
import type { SavedPalette } from '../../domain/savedPalette';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';

/** Takes a palette to the builder with its exact colors. That it was used is counted besides: nobody waits for it. */
export const useUsePalette = (): ((palette: SavedPalette) => void) => {
  const navigate = useNavigate();
  const { backend } = useServices();
  return useCallback(
    (palette) => {
      backend.explore
        .countSelection(palette.id)
        .catch((error: unknown) => reportError('counting a use of a palette', error));
      void navigate(PATHS.builder, { state: { colors: paletteToStored(palette.colors) } });
    },
    [backend, navigate],
  );
};
