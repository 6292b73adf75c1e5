import type { CapturedFrame, VideoCapture, VideoColors } from '../common/api';
import { createVideoSummary } from './videoSummary';

/** The colors of a video while it is read: each frame counts for as long as it stands. */
export type RunColors = {
  readonly add: (frame: CapturedFrame) => void;
  /** The video has been read up to there. */
  readonly passed: (timeSeconds: number) => void;
  /** No frame follows: the last one stands until where the video has been read to. */
  readonly finish: () => void;
  /** Without the last frame, unless there is no other or it says itself how long it lasts, as those of shots do. */
  readonly read: () => VideoColors;
};

export const createRunColors = (capture: VideoCapture): RunColors => {
  const video = createVideoSummary();
  const intervalSeconds = capture.kind === 'interval' ? capture.seconds : null;
  let last: CapturedFrame | null = null;
  let isFirst = true;
  let readSeconds = 0;

  const addLast = (untilSeconds: number): void => {
    if (!last) return;
    const seconds = untilSeconds - last.timeSeconds;
    // Where nothing is known of what comes after it, as little as the strip shows.
    const known = seconds > 0 ? seconds : (intervalSeconds ?? 1);
    video.add(last, Math.min(known, intervalSeconds ?? Infinity));
    isFirst = false;
  };

  return {
    add: (frame) => {
      addLast(frame.timeSeconds);
      last = frame;
      if (!frame.shot) return;
      // Not until the next one: the dissolve between them is neither's.
      addLast(frame.shot.endSeconds);
      last = null;
    },
    passed: (timeSeconds) => {
      readSeconds = timeSeconds;
    },
    finish: () => {
      addLast(readSeconds);
      last = null;
    },
    read: () => {
      if (!isFirst || !last) return video.read();
      const alone = createVideoSummary();
      alone.add(last, 1);
      return alone.read();
    },
  };
};
