import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';

import { EXPLORE_MESSAGES } from '../../../domain/exploreMessages';
import type { SavedPalette } from '../../../domain/savedPalette';
import { useServices } from '../../../state/servicesContext';
import { useGetPublicPaletteQuery } from '../exploreApi';

/**
 * A palette named by the address but not in the list: from a link, or too far down. `onMissing` is called if there is
 * none that may be shown.
 */
export const useLinkedPalette = (paletteId: string | null, onMissing: () => void): SavedPalette | null => {
  const { toasts } = useServices();
  const { data, currentData, isError } = useGetPublicPaletteQuery(paletteId ?? skipToken);
  const isMissing = paletteId !== null && currentData === null;
  useEffect(() => {
    if (isMissing) toasts.show(EXPLORE_MESSAGES.paletteNotPublic, { tone: 'error' });
    if (isMissing || isError) onMissing();
  }, [isMissing, isError, onMissing, toasts]);
  return data ?? null;
};
