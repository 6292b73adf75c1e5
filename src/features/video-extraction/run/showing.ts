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

/** What the page showed before, and can show again. */
export type EarlierShowing = Showing & { readonly shown: Shown };

/** Two, so that a film that broke off and is read again does not push out the one before it. */
const EARLIER_MAX = 2;

type Shows = Showing & {
  readonly run: unknown;
  readonly busyFrames: readonly number[];
  /** The latest first. */
  readonly earlier: readonly EarlierShowing[];
};

/** What can be shown again once something else is shown; nothing without a frame. */
export const earlierOf = ({
  shown,
  ending,
  gaps,
  frameCount,
  replacements,
  videoPalette,
  part,
  earlier,
}: Shows): readonly EarlierShowing[] =>
  shown && frameCount > 0
    ? [
        { shown, ending: ending ?? 'stopped', gaps, frameCount, replacements, videoPalette, part },
        ...earlier,
      ].slice(0, EARLIER_MAX)
    : earlier;

/** Shows an earlier video again in place of the current one. */
export const broughtBack = <State extends Shows>(state: State, id: number): State => {
  const back = state.earlier.find(({ shown }) => shown.id === id);
  if (!back) return state;
  const earlier = state.earlier.filter((one) => one !== back);
  return { ...state, ...back, run: null, busyFrames: [], earlier: earlierOf({ ...state, earlier }) };
};
