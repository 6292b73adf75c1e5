import type { StartListening } from '../listeners';
import { accountLeft, selectDepartures, userRead } from './sessionSlice';

type SessionState = Parameters<typeof selectDepartures>[0];

/** Takes the pictures and films of an account off this page, and off the device, when the account leaves. */
export const addDepartureListeners = (startListening: StartListening<SessionState>): void => {
  startListening({
    actionCreator: userRead,
    effect: (_, api) => {
      if (selectDepartures(api.getState()) === selectDepartures(api.getOriginalState())) return;
      const { batchCache, pictureCache, toasts, videos } = api.extra;
      api.dispatch(accountLeft());
      videos.discardAll();
      pictureCache.clear();
      batchCache.clear();
      // What they offer to undo or to open again was the account's.
      for (const { id, action, isForAnyone } of toasts.list()) if (action && !isForAnyone) toasts.dismiss(id);
    },
  });
};
