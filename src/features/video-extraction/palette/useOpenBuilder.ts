import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { PALETTE_MIN } from '../../../domain/limits';
import { MESSAGES } from '../../../domain/messages';
import { showToast } from '../../../state/toasts';
import { builderAddress } from './builderAddress';
import type { OpenBuilder } from './BuilderLink';

/**
 * Opens the builder within the app; with a key held, the browser does what it does with links, such as another tab.
 * One color alone is no palette, and says so.
 */
export const useOpenBuilder = (): OpenBuilder => {
  const navigate = useNavigate();
  return useCallback(
    (event, colors) => {
      if (colors.length < PALETTE_MIN) {
        event.preventDefault();
        showToast(MESSAGES.paletteTooSmall);
        return;
      }
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(builderAddress(colors));
    },
    [navigate],
  );
};
