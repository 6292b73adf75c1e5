import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { PALETTE_MIN } from '../../domain/limits';
import { MESSAGES } from '../../domain/messages';
import { PATHS } from '../../domain/paths';
import { showToast } from '../../state/toasts';
import { handOver } from './openInBuilder';
import type { PaletteEntry } from './paletteHistory';

/** Takes the palette to the builder, or says why one colour is not enough. */
export const useOpenInBuilder = (entries: readonly PaletteEntry[]): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    if (entries.length < PALETTE_MIN) showToast(MESSAGES.paletteTooSmall);
    else void navigate(PATHS.builder, { state: handOver(entries) });
  }, [entries, navigate]);
};
