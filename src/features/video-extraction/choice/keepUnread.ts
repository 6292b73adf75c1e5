import { isRecord } from '../../../domain/jsonRecord';
import { selectKnownUserId, selectOwnerId } from '../../../state/session/sessionSlice';
import { selectUnread, unreadFound } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { readChoice } from './storedChoice';

/** Its key in the tab's storage. */
const KEY = 'hueloom-unread-video';

/** Stores which video is being chosen, until its first frame has been read: a reload must not forget it. */
export const keepUnread =
  (): VideoThunk<void> =>
  (_, getState, { tabStorage }) => {
    const choice = selectUnread(getState())?.choice;
    tabStorage.write(KEY, choice ? { choice, userId: selectOwnerId(getState()) } : null);
  };

/** Finds the video that this tab's user was choosing before a reload. */
export const restoreUnread =
  (): VideoThunk<void> =>
  (dispatch, getState, { tabStorage }) => {
    const kept = tabStorage.read(KEY);
    const choice = isRecord(kept) ? readChoice(kept['choice']) : null;
    if (!isRecord(kept) || !choice || selectKnownUserId(getState()) !== kept['userId']) return;
    dispatch(unreadFound({ choice, id: null }));
  };
