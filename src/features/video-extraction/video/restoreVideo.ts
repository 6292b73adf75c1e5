import { readSession } from '../../../state/session/readSession';
import { selectIsSessionLoading, selectUser } from '../../../state/session/sessionSlice';
import { cutRestored } from '../edits/editsSlice';
import { makeVideoPalette } from '../palette/videoPalette';
import { WHOLE_VIDEO } from '../timeline/part/part';
import { partChanged, videoRestored, selectOpening, selectRun, selectShown } from '../videoExtractionSlice';
import type { VideoThunk } from '../videoThunk';
import { isAbout } from './saveVideo';

/**
 * Restores the video that this tab had read before a reload, for the same user; true if there is one. Anything begun
 * meanwhile takes precedence.
 */
export const restoreVideo =
  (signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState, { videos }) => {
    if (selectShown(getState())) return false;
    const restored = await videos.restore();
    if (!restored || restored.video.count() === 0 || !isAbout(restored.about)) return false;
    if (selectIsSessionLoading(getState())) await dispatch(readSession());
    const { video, about } = restored;
    const { shown, ending, gaps, userId, sensitivity, isByHand = false, part = WHOLE_VIDEO } = about;
    const state = getState();
    const isBusy = selectShown(state) ?? selectRun(state) ?? selectOpening(state);
    if (signal.aborted || isBusy || (selectUser(state)?.id ?? null) !== userId) return false;
    dispatch(
      videoRestored({
        shown: { ...shown, id: video.id },
        frameCount: video.count(),
        gaps,
        // A video that was being read was stopped by the reload.
        ending: ending ?? 'stopped',
      }),
    );
    dispatch(cutRestored({ sensitivity, isByHand }));
    dispatch(partChanged(part));
    void dispatch(makeVideoPalette(video, signal));
    return true;
  };
