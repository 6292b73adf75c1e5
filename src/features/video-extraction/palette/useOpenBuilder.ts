import { useCallback } from 'react';

import { PALETTE_MIN } from '../../../color/paletteSize';
import { createPalette } from '../../../palette/palette';
import { useOpenPalette } from '../../../state/palette/useOpenPalette';
import type { OpenBuilder } from './BuilderLink';
import { paletteOf } from './paletteOf';

/**
 * Opens the builder within the app; with a modifier key the browser handles the link, for example with another tab.
 * With too few colors it stays here and says so.
 */
export const useOpenBuilder = (): OpenBuilder => {
  const openPalette = useOpenPalette();
  return useCallback(
    (event, colors) => {
      const isLeft = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (isLeft && colors.length >= PALETTE_MIN) return;
      event.preventDefault();
      openPalette(createPalette(paletteOf(colors)));
    },
    [openPalette],
  );
};
