import type { Engine } from '../../../src/engine/engine';
import type { Resume, VideoCapture } from '../common/api';
import { createFrameTaker, type FrameTaker } from './capture/frameTaker';
import { createMeanRecorder } from './capture/meanRecorder';
import type { DecodedFrame } from '../common/decodedFrame';
import { shownSize } from './decode/readFrame';
import { endOf, refusalOf, type RunListener } from './extractFrames';
import { captureShots } from './shots/captureShots';
import { createShotCollector } from './shots/shotCollector';
import type { RunEnd } from '../common/workerApi';

/** Receives frames from a player on the page, one after the other. */
export type Playback = {
  /** Takes ownership of the frame; returns whether more are wanted. */
  readonly take: (frame: DecodedFrame, timeSeconds: number) => Promise<boolean>;
  readonly end: () => Promise<RunEnd>;
};

/** Frames that are steps apart also differ by movement, so cuts stand out less. */
const SENSITIVITY = 0.8;

/** The page throttles the pace itself. */
const UNBOUND = { reach: async () => {} };

export const createPlayback = (
  engine: Engine,
  { kind }: VideoCapture,
  resume: Resume | null,
  listener: Pick<RunListener, 'onFrame' | 'onMeans'>,
): Playback => {
  const means = createMeanRecorder();
  const handOver = (): void => {
    const recorded = means.take();
    if (recorded) listener.onMeans(recorded);
  };
  const collector =
    kind === 'interval'
      ? null
      : createShotCollector(engine, means, SENSITIVITY, undefined, resume?.state?.shots);
  const afterSeconds = resume?.afterSeconds ?? null;
  let taker: FrameTaker | null = null;
  let failure: unknown = null;
  return {
    take: async (frame, timeSeconds) => {
      // A player rotates frames itself.
      const own = (taker ??= createFrameTaker(
        engine,
        { rotation: 0, shown: shownSize(frame) },
        UNBOUND,
        listener.onFrame,
        means,
        resume,
      ));
      try {
        await own.take(frame, (pixels) => {
          if (!collector) return [timeSeconds];
          captureShots(own, collector.add(pixels, timeSeconds), afterSeconds, collector.state());
          return [];
        });
        handOver();
        await own.settled();
      } catch (error) {
        failure = error;
      }
      return failure === null && !own.isFull();
    },
    end: async () => {
      if (!taker) return { ok: false, failure: 'no-frames' };
      try {
        if (collector) captureShots(taker, collector.finish(), afterSeconds);
        await taker.finish();
      } catch (error) {
        failure ??= error;
      }
      return failure === null ? endOf(taker) : refusalOf(failure);
    },
  };
};
