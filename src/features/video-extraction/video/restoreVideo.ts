import { selectKnownUserId } from '../../../state/session/sessionSlice';
import type { RestoredVideo } from '../../../state/video/video';
import { renewVideoPalette } from '../palette/videoPalette';
import { WHOLE_VIDEO } from '../timeline/part/part';
import { videoRestored, selectShown } from '../videoExtractionSlice';
import type { RestoredShowing } from '../videoExtractionState';
import type { VideoThunk } from '../videoThunk';
import { isAbout, type About } from './saveVideo';

type Known = RestoredVideo & { readonly about: About };

/** Without a frame there is nothing to show. */
const isKnown = (restored: RestoredVideo): restored is Known => restored.count > 0 && isAbout(restored.about);

const showingOf = ({ open, count, about }: Known): RestoredShowing => {
  const { shown, ending, gaps, sensitivity, isByHand = false, isColored = true, part = WHOLE_VIDEO } = about;
  // Amid a run its colors are stored less often than its frames.
  const { id } = open(isColored && ending !== null);
  const showing = {
    shown: { ...shown, id },
    // A video that was being read was stopped by the reload.
    ending: ending ?? 'stopped',
    gaps,
    frameCount: count,
    replacements: {},
    videoPalette: [],
    part,
  };
  return { showing, cut: { sensitivity, isByHand } };
};

/**
 * Restores the videos that this tab had read before a reload, for the same user, who must still be here; true if there
 * is one. A video read meanwhile takes precedence.
 */
export const restoreVideo =
  (userId: string | null, signal: AbortSignal): VideoThunk<Promise<boolean>> =>
  async (dispatch, getState, { videos }) => {
    if (selectShown(getState())) return false;
    const restored = await videos.restore();
    if (signal.aborted || selectShown(getState())) return false;
    if (selectKnownUserId(getState()) !== userId) return false;
    const own = restored.filter(isKnown).filter(({ about }) => about.userId === userId);
    const [current, ...earlier] = own.map(showingOf);
    if (!current) return false;
    dispatch(videoRestored({ current, earlier }));
    void dispatch(renewVideoPalette(signal));
    return true;
  };
