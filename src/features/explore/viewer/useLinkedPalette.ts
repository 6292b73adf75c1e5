import { useEffect, useState } from 'react';

import { MESSAGES } from '../../../domain/messages';
import type { SavedPalette } from '../../../domain/savedPalette';
import { reportError } from '../../../state/reportError';
import { useServices } from '../../../state/servicesContext';
import { showToast } from '../../../state/toasts';

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A palette that an address names and the list does not hold: from a link, or too far down. `onMissing` is called where
 * there is none that may be shown.
 */
export const useLinkedPalette = (paletteId: string | null, onMissing: () => void): SavedPalette | null => {
  const { backend } = useServices();
  const [linked, setLinked] = useState<SavedPalette | null>(null);
  useEffect(() => {
    if (paletteId === null) return undefined;
    let isWanted = true;
    const miss = () => {
      showToast(MESSAGES.paletteNotPublic, { tone: 'error' });
      onMissing();
    };
    const look = async (): Promise<void> => {
      const found = UUID.test(paletteId) ? await backend.explore.palette(paletteId) : null;
      if (!isWanted) return;
      if (found) setLinked(found);
      else miss();
    };
    look().catch((error: unknown) => {
      reportError('loading a linked palette', error);
      if (isWanted) onMissing();
    });
    return () => {
      isWanted = false;
    };
  }, [paletteId, backend, onMissing]);
  return linked;
};
