import type { Engine } from '../../../src/engine/engine';
import type { VideoSource } from '../shared/api';
import { createThrottle } from '../shared/throttle';
import type { OnCaptured, RunEnd } from '../shared/workerApi';
import { createFrameTaker } from './capture/frameTaker';
import { seekTimes } from './decode/seekTimes';
import { type Film } from './open/openFilm';
import { endOf, openInTime, poseOf, refusalOf } from './runFilm';
import { withWatchdog } from './watchdog';

/** The frames of these times have been read before. */
const NO_MEANS = { add: () => undefined };

/** Captures the frames shown at some times of a film. Never rejects: what came before a failure has been delivered. */
export const captureAt = async (
  engine: Engine,
  source: VideoSource,
  timesSeconds: readonly number[],
  onFrame: OnCaptured,
): Promise<RunEnd> => {
  let film: Film;
  try {
    film = await openInTime(source);
  } catch (error) {
    return refusalOf(error);
  }
  const throttle = createThrottle(Infinity);
  const taker = createFrameTaker(engine, poseOf(film), throttle, onFrame, NO_MEANS, 0, true);
  try {
    await withWatchdog(
      async (passed) => {
        await seekTimes(
          { film, taker, throttle, afterSeconds: null, passed, damaged: () => undefined },
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
    film.close();
  }
};
