import { askForSession } from './lookUpSession';
import type { SessionThunk } from './sessionThunk';
import { selectKnownUserId, userRead } from './sessionSlice';

/**
 * Waits until it is known who is here, however late; what the user may do is not waited for.
 * @returns the user's id; null for a visitor
 */
export const awaitUser =
  (): SessionThunk<Promise<string | null>> =>
  async (dispatch, getState, { backend }) => {
    const known = selectKnownUserId(getState());
    if (known !== undefined) return known;
    const session = await askForSession(backend);
    if (selectKnownUserId(getState()) === undefined) dispatch(userRead(session?.user ?? null));
    return selectKnownUserId(getState()) ?? null;
  };
