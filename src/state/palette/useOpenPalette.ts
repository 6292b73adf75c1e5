import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { PALETTE_MIN } from '../../color/paletteSize';
import { MESSAGES } from '../../domain/messages';
import { builderTarget, type Opened } from '../../palette/builderTarget';
import type { PaletteDocument } from '../../palette/palette';
import { useServices } from '../servicesContext';

/**
 * The one way to open a palette in the builder; a single color is refused with a message. Links use `builderTarget`
 * too.
 */
export const useOpenPalette = (): ((palette: PaletteDocument, opened?: Opened) => void) => {
  const { toasts } = useServices();
  const navigate = useNavigate();
  return useCallback(
    (palette, opened) => {
      if (palette.colors.length < PALETTE_MIN) {
        // The message about the opposite limit no longer applies.
        toasts.withdraw(MESSAGES.paletteTooLarge);
        toasts.show(MESSAGES.paletteTooSmall);
        return;
      }
      const { to, state } = builderTarget(palette, opened);
      void navigate(to, { state });
    },
    [navigate, toasts],
  );
};
