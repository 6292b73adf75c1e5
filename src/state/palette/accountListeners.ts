import { isAnyOf } from '@reduxjs/toolkit';

import type { StartListening } from '../listeners';
import { reportError } from '../reportError';
import { selectHasExpired, selectUser, userRead } from '../session/sessionSlice';
import { historyRestored } from './historySlice';
import type { PaletteState } from './paletteThunk';

/**
 * Takes the palettes of an account out of the builder when it signs out, or when another account is here. Everything
 * stays where a session has merely ended by itself: whoever signs in again goes on working.
 */
export const addAccountListeners = (startListening: StartListening<PaletteState>): void => {
  startListening({
    matcher: isAnyOf(userRead, historyRestored),
    effect: async (action, api) => {
      const user = selectUser(api.getState());
      const before = selectUser(api.getOriginalState());
      const hasLeft = userRead.match(action) && before !== null && before.id !== user?.id;
      const hasSignedOut = hasLeft && !selectHasExpired(api.getState());
      if (!user && !hasSignedOut) return;
      try {
        const { dropOthersPalettes } = await import('./dropOthersPalettes');
        api.dispatch(dropOthersPalettes({ userId: user?.id ?? null, hasSignedOut }));
      } catch (error) {
        reportError('taking the palettes of an account off this device', error);
      }
    },
  });
};
