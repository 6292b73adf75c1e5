import { isRecord } from '../../../domain/jsonRecord';
import { readSession } from '../../../state/session/readSession';
import { selectIsSessionLoading, selectUser } from '../../../state/session/sessionSlice';
import { selectUnread, unreadFound } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { readChoice } from './storedChoice';

/** Its key in the tab's storage. */
const KEY = 'hueloom-unread-video';

const currentUser = (): VideoThunk<string | null> => (_, getState) => selectUser(getState())?.id ?? null;

/** Stores which video is being chosen, until its first frame has been read: a reload must not forget it. */
export const keepUnread =
  (): VideoThunk<void> =>
  (dispatch, getState, { tabStorage }) => {
    const choice = selectUnread(getState())?.choice;
    tabStorage.write(KEY, choice ? { choice, userId: dispatch(currentUser()) } : null);
  };

/** Finds the video that this tab's user was choosing before a reload. */
export const restoreUnread =
  (signal: AbortSignal): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { tabStorage }) => {
    const kept = tabStorage.read(KEY);
    const choice = isRecord(kept) ? readChoice(kept['choice']) : null;
    if (!isRecord(kept) || !choice) return;
    if (selectIsSessionLoading(getState())) await dispatch(readSession());
    if (signal.aborted || dispatch(currentUser()) !== kept['userId']) return;
    dispatch(unreadFound({ choice, id: null }));
  };
