import type { Video } from '../open/openVideo';
import type { FrameTaker } from '../capture/frameTaker';
import type { Gap, Resume } from '../../common/api';
import type { Throttle } from '../../common/throttle';

/** What every seek strategy needs. Times are the video's own, from 0. */
export type SeekContext = {
  readonly video: Video;
  readonly taker: FrameTaker;
  readonly throttle: Throttle;
  /** Where an earlier run ended: this one continues after it. Null for a run from the beginning. */
  readonly resume: Resume | null;
  /** Reports progress up to this time. */
  readonly passed: (timeSeconds: number, decodedFrames: number) => void;
  /** Reports that a part of the video could not be read, but what follows it can. */
  readonly damaged: (gap: Gap) => void;
};

const SECOND_US = 1e6;
/** Libraries and decoders round times differently. */
const ROUNDING_SECONDS = 0.0005;

/** When a frame is shown; null if the video's edit list excludes it. */
export const timeOf = (
  { info, cutSeconds }: Video,
  { timestamp }: Pick<VideoFrame, 'timestamp'>,
): number | null => {
  const seconds = (timestamp - Math.round(info.zeroSeconds * SECOND_US)) / SECOND_US;
  const isCut = cutSeconds !== null && seconds >= cutSeconds - ROUNDING_SECONDS;
  return seconds < -ROUNDING_SECONDS || isCut ? null : Math.max(0, seconds);
};

/** Frames are decoded in another order than shown: a needed frame may come this much later in the file. */
const REORDERED_SECONDS = 2;

/** Whether nothing after this packet is shown any more. */
export const isBehindCut = (
  { info, cutSeconds }: Video,
  { timestamp }: { readonly timestamp: number },
): boolean => cutSeconds !== null && timestamp - info.zeroSeconds > cutSeconds + REORDERED_SECONDS;
