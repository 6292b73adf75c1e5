import { readAccess } from './readSession';
import type { SessionThunk } from './sessionThunk';
import { selectUser } from './sessionSlice';

/** Pauses between the requests; 30 s in total. */
const PAUSES_MS = [1000, 1000, 2000, 2000, 4000, 4000, 8000, 8000];

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

type State = Parameters<typeof selectUser>[0];

/**
 * Polls the user's access until it is as expected: the payment provider reports to the service through a webhook, a
 * little later. Resolves with whether it was reached.
 */
export const awaitAccess =
  (isExpected: (state: State) => boolean, signal: AbortSignal): SessionThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const attempt = async ([nextMs, ...laterMs]: readonly number[]): Promise<boolean> => {
      if (signal.aborted || !selectUser(getState())) return false;
      await dispatch(readAccess());
      if (isExpected(getState())) return true;
      if (nextMs === undefined) return false;
      await pause(nextMs, signal);
      return attempt(laterMs);
    };
    return attempt(PAUSES_MS);
  };
