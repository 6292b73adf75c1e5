import { isAnyOf } from '@reduxjs/toolkit';

import type { StartListening } from '../listeners';
import { reportError } from '../reportError';
import { selectDepartures, selectUser, userRead } from '../session/sessionSlice';
import { historyRestored } from './historySlice';
import type { ThemeStoreState } from '../theme/themeThunk';

/**
 * Takes the palettes and themes of an account off this page and this device when it signs out, or when another account is here. Everything
 * stays where a session has merely ended by itself: whoever signs in again goes on working.
 */
export const addAccountListeners = (startListening: StartListening<ThemeStoreState>): void => {
  startListening({
    matcher: isAnyOf(userRead, historyRestored),
    effect: async (_, api) => {
      const user = selectUser(api.getState());
      const hasSignedOut = selectDepartures(api.getState()) > selectDepartures(api.getOriginalState());
      if (!user && !hasSignedOut) return;
      try {
        const [{ dropOthersPalettes }, { dropSavedThemes }] = await Promise.all([
          import('./dropOthersPalettes'),
          import('../theme/dropSavedThemes'),
        ]);
        const copies = api.dispatch(dropOthersPalettes({ userId: user?.id ?? null, hasSignedOut }));
        api.dispatch(dropSavedThemes({ copies, hasSignedOut }));
      } catch (error) {
        reportError('taking the palettes of an account off this device', error);
      }
    },
  });
};
