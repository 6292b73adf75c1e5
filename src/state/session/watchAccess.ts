import { readAccess } from './readSession';
import type { SessionThunk } from './sessionThunk';
import { selectIsAccessUnknown } from './sessionSlice';

/** Whoever goes to and fro between windows asks the service no more often than this. */
const QUIET_MS = 30_000;

/**
 * Reads again what someone may do whenever they come back to the page, or to the network: a plan may have changed in
 * another window, on another device, or with the end of a month. Returns the function that stops it.
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
