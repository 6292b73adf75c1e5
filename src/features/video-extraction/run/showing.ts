import type { Gap } from '../../../../workers/video-extraction/common/api';
import type { Part } from '../timeline/part/part';
import type { Ending, Shown, VideoPalette } from '../video/shownVideo';

/** What the page shows of a video, beside its frames. */
export type Showing = {
  readonly shown: Shown | null;
  readonly ending: Ending | null;
  /** Parts that are damaged, in order of time. */
  readonly gaps: readonly Gap[];
  /** How many frames the page shows of the video, which may have more by now. */
  readonly frameCount: number;
  /** How often palettes of frames were replaced since the video is on the page, by index: their cards read them again. */
  readonly replacements: Readonly<Record<number, number>>;
  /** Of all frames; what there is of it while the video runs. */
  readonly videoPalette: VideoPalette;
  /** In and out points: what files and the palette of the video are made of. */
  readonly part: Part;
};

/** What can come back of what is shown; null where there is nothing to see. */
export const showingOf = ({
  shown,
  ending,
  gaps,
  frameCount,
  replacements,
  videoPalette,
  part,
}: Showing): Showing | null =>
  shown && frameCount > 0 ? { shown, ending, gaps, frameCount, replacements, videoPalette, part } : null;

type Swapped = Showing & {
  readonly run: unknown;
  readonly busyFrames: readonly number[];
  readonly former: Showing | null;
};

/** Shows what was there before, and keeps what was shown instead to come back in its turn. */
export const swapFormer = <State extends Swapped>(state: State): State =>
  state.former
    ? {
        ...state,
        ...state.former,
        run: null,
        busyFrames: [],
        former: showingOf({ ...state, ending: state.ending ?? 'stopped' }),
      }
    : state;
