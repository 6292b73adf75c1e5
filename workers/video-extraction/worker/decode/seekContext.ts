import type { Video } from '../open/openVideo';
import type { FrameTaker } from '../capture/frameTaker';
import type { Gap, Resume } from '../../common/api';
import type { Throttle } from '../../common/throttle';

/** What every way through a video needs. Times are the video's own, from 0. */
export type SeekContext = {
  readonly video: Video;
  readonly taker: FrameTaker;
  readonly throttle: Throttle;
  /** Where an earlier run came to: this one goes on behind it. Null from the beginning. */
  readonly resume: Resume | null;
  /** The run goes on, and has come so far. */
  readonly passed: (timeSeconds: number, decodedFrames: number) => void;
  /** A part of the video could not be read, and what follows it can. */
  readonly damaged: (gap: Gap) => void;
};

const SECOND_US = 1e6;
/** Libraries and decoders round times in different ways. */
const ROUNDING_SECONDS = 0.0005;

/** When a frame is on the screen; null where the video's edits leave it out. */
export const timeOf = (
  { info, cutSeconds }: Video,
  { timestamp }: Pick<VideoFrame, 'timestamp'>,
): number | null => {
  const seconds = (timestamp - Math.round(info.zeroSeconds * SECOND_US)) / SECOND_US;
  const isCut = cutSeconds !== null && seconds >= cutSeconds - ROUNDING_SECONDS;
  return seconds < -ROUNDING_SECONDS || isCut ? null : Math.max(0, seconds);
};

/** Frames are decoded in another order than they are shown in: one that is needed may stand so far behind. */
const REORDERED_SECONDS = 2;

/** Whether nothing that is shown follows a packet. */
export const isBehindCut = (
  { info, cutSeconds }: Video,
  { timestamp }: { readonly timestamp: number },
): boolean => cutSeconds !== null && timestamp - info.zeroSeconds > cutSeconds + REORDERED_SECONDS;
