import { canBeRead } from '../../../state/video/video';
import { hasExtractionLeft, refuseForLimit } from '../quota/monthlyLimit';
import { selectShown, videoOpened } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { hasAccess } from './videoAccess';

/** Asks for the settings with which the current video is to be read again, as a further extraction. */
export const openAgain =
  (): VideoThunk<Promise<void>> =>
  async (dispatch, getState, { videos }) => {
    const shown = selectShown(getState());
    const video = videos.get(shown?.id ?? 0);
    if (!shown || !video || !canBeRead(video)) return;
    // The session may have ended since.
    const isAllowed = await dispatch(hasAccess({ kind: 'file', file: video.source, name: shown.name }));
    if (!isAllowed) return;
    const isLeft = await dispatch(hasExtractionLeft());
    if (selectShown(getState()) !== shown) return;
    if (isLeft) dispatch(videoOpened(shown));
    else dispatch(refuseForLimit());
  };
