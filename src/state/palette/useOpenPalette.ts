import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PALETTE_MIN } from '../../color/paletteSize';
import { MESSAGES } from '../../domain/messages';
import { builderTarget } from '../../palette/builderTarget';
import type { PaletteDocument } from '../../palette/palette';
import { useServices } from '../servicesContext';

/** The one way to open a palette in the builder; one color alone is no palette, and says so. A link goes the same way by `builderTarget`. */
export const useOpenPalette = (): ((palette: PaletteDocument) => void) => {
  const { toasts } = useServices();
  const navigate = useNavigate();
  return useCallback(
    (palette) => {
      if (palette.colors.length < PALETTE_MIN) {
        // What was said about the other end of the range no longer holds.
        toasts.withdraw(MESSAGES.paletteTooLarge);
        toasts.show(MESSAGES.paletteTooSmall);
        return;
      }
      const { to, state } = builderTarget(palette);
      void navigate(to, { state });
    },
    [navigate, toasts],
  );
};
