import { readAccess } from './readSession';
import type { SessionThunk } from './sessionThunk';
import { selectIsAccessUnknown } from './sessionSlice';

/** Switching between windows causes at most one request per this time. */
const QUIET_MS = 30_000;

/**
 * Reads the user's access again when they return to the page or the network is back: the plan may have changed in
 * another window, on another device, or at the end of a month. Returns the function that stops it.
 */
export const watchAccess =
  (page: Window): SessionThunk<() => void> =>
  (dispatch, getState, { now }) => {
    let lastMs = now().getTime();
    const read = (): void => {
      lastMs = now().getTime();
      void dispatch(readAccess());
    };
    const readOnReturn = (): void => {
      if (page.document.visibilityState === 'hidden') return;
      const isDue = now().getTime() - lastMs >= QUIET_MS || selectIsAccessUnknown(getState());
      if (isDue) read();
    };
    page.document.addEventListener('visibilitychange', readOnReturn);
    page.addEventListener('focus', readOnReturn);
    page.addEventListener('online', read);
    return () => {
      page.document.removeEventListener('visibilitychange', readOnReturn);
      page.removeEventListener('focus', readOnReturn);
      page.removeEventListener('online', read);
    };
  };
