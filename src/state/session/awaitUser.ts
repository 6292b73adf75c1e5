import { askForSession } from './lookUpSession';
import type { SessionThunk } from './sessionThunk';
import { selectKnownUserId, userRead } from './sessionSlice';

/** Waits until it is known who is here, however late; what the user may do is not waited for. */
export const awaitUser =
  (): SessionThunk<Promise<void>> =>
  async (dispatch, getState, { backend }) => {
    if (selectKnownUserId(getState()) !== undefined) return;
    const session = await askForSession(backend);
    if (selectKnownUserId(getState()) === undefined) dispatch(userRead(session?.user ?? null));
  };
