import type { Engine } from '../../../src/engine/engine';
import type { VideoSource } from '../common/api';
import { createThrottle } from '../common/throttle';
import type { OnCaptured, RunEnd } from '../common/workerApi';
import { createFrameTaker } from './capture/frameTaker';
import { seekTimes } from './decode/seekTimes';
import { type Video } from './open/openVideo';
import { endOf, openInTime, poseOf, refusalOf } from './extractFrames';
import { withWatchdog } from './watchdog';

/** The means of these frames have been recorded before. */
const NO_MEANS = { add: () => undefined };

/** Captures the frames shown at given times of a video. Never rejects: frames before a failure have been delivered. */
export const captureAt = async (
  engine: Engine,
  source: VideoSource,
  timesSeconds: readonly number[],
  onFrame: OnCaptured,
): Promise<RunEnd> => {
  let video: Video;
  try {
    video = await openInTime(source);
  } catch (error) {
    return refusalOf(error);
  }
  const throttle = createThrottle(Infinity);
  const taker = createFrameTaker(engine, poseOf(video), throttle, onFrame, NO_MEANS, null, true);
  try {
    await withWatchdog(
      async (passed) => {
        await seekTimes(
          { video, taker, throttle, resume: null, passed, damaged: () => undefined },
          timesSeconds,
        );
        await taker.finish();
      },
      { isWaiting: () => false, look: () => onFrame(null) },
    );
    return endOf(taker);
  } catch (error) {
    await taker.delivered();
    return refusalOf(error);
  } finally {
    video.close();
  }
};
