import type { RunColors, VideoCapture } from '../common/api';
import { createVideoSummary } from './videoSummary';

/** For the frames of a run from its beginning, in order. */
export const createRunColors = (capture: VideoCapture): RunColors => {
  const video = createVideoSummary();
  const intervalSeconds = capture.kind === 'interval' ? capture.seconds : null;
  let last: Parameters<RunColors['add']>[0] | null = null;
  let isFirst = true;
  let readSeconds = 0;

  const addLast = (untilSeconds: number): void => {
    if (!last) return;
    const seconds = untilSeconds - last.timeSeconds;
    // If nothing after it is known, the shortest time that the strip shows.
    const known = seconds > 0 ? seconds : (intervalSeconds ?? 1);
    video.add(last, Math.min(known, intervalSeconds ?? Infinity));
    isFirst = false;
  };

  return {
    add: (frame) => {
      addLast(frame.timeSeconds);
      last = frame;
      if (!frame.shot) return;
      // Not until the next shot: the dissolve between them belongs to neither.
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
