import type { Gap } from '../../../../workers/video-extraction/common/api';
import type { Part } from '../timeline/part/part';
import type { Ending, Shown, VideoPalette } from '../video/shownVideo';

/** What the page shows of a video, besides its frames. */
export type Showing = {
  readonly shown: Shown | null;
  readonly ending: Ending | null;
  /** Damaged parts, by time. */
  readonly gaps: readonly Gap[];
  /** Number of frames shown; the video may have more by now. */
  readonly frameCount: number;
  /** How often the palettes of each frame were replaced, by index: cards reload them when it changes. */
  readonly replacements: Readonly<Record<number, number>>;
  /** Of all frames; partial while the video is being read. */
  readonly videoPalette: VideoPalette;
  /** In and out points: the part that files and the video's palette are made from. */
  readonly part: Part;
};

/** The part of the state that can be restored; null if nothing is shown. */
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

/** Swaps the current video with the previous one. */
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
