import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { PALETTE_MIN } from '../../domain/limits';
import { PATHS } from '../../domain/paths';
import { handOver } from './openInBuilder';
import type { PaletteEntry } from './paletteHistory';
import { showPaletteSizeToast } from './showPaletteSizeToast';

/** Takes the palette to the builder, or says why one colour is not enough. */
export const useOpenInBuilder = (entries: readonly PaletteEntry[]): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    if (entries.length < PALETTE_MIN) showPaletteSizeToast('tooSmall');
    else void navigate(PATHS.builder, { state: handOver(entries) });
  }, [entries, navigate]);
};
