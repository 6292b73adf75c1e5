import { isAnyOf } from '@reduxjs/toolkit';

import type { StartListening } from '../listeners';
import { reportError } from '../reportError';
import { selectDepartures, selectUser, userRead } from '../session/sessionSlice';
import { historyRestored } from './historySlice';
import type { PaletteState } from './paletteThunk';

/**
 * Takes the palettes of an account out of the builder when it signs out, or when another account is here. Everything
 * stays where a session has merely ended by itself: whoever signs in again goes on working.
 */
export const addAccountListeners = (startListening: StartListening<PaletteState>): void => {
  startListening({
    matcher: isAnyOf(userRead, historyRestored),
    effect: async (_, api) => {
      const user = selectUser(api.getState());
      const hasSignedOut = selectDepartures(api.getState()) > selectDepartures(api.getOriginalState());
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
