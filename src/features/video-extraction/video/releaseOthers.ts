import { selectChosen, selectEarlier, selectShown, selectUnread } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';

/** Releases the videos that the page neither shows, nor can show again, nor is about to read. */
export const releaseOthers =
  (): VideoThunk<void> =>
  (_, getState, { videos }) => {
    const state = getState();
    const earlier = selectEarlier(state).map(({ shown }) => shown.id);
    const ids = [selectShown(state)?.id, selectChosen(state)?.id, selectUnread(state)?.id, ...earlier];
    videos.keepOnly(ids.filter((id) => typeof id === 'number'));
  };
