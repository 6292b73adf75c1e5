import type { Engine } from '../../src/engine/engine';
import type { CapturedFrame, VideoCapture } from './api';
import { createFrameTaker, type FrameTaker } from './frameTaker';
import { type Frame, shownSize } from './readFrame';
import { endOf, refusalOf } from './runFilm';
import { createSceneChooser } from './walkScenes';
import type { RunEnd } from './workerApi';

/** Frames that a player on the page hands in, one after the other. */
export type Show = {
  /** Takes ownership of the frame; answers whether more are wanted. */
  readonly take: (frame: Frame, timeSeconds: number) => Promise<boolean>;
  readonly end: () => Promise<RunEnd>;
};

/** The page keeps to the pace itself. */
const UNBOUND = { reach: async () => {} };

export const createShow = (
  engine: Engine,
  { kind }: VideoCapture,
  onFrame: (frame: CapturedFrame) => void,
): Show => {
  const chooseScene = createSceneChooser();
  let taker: FrameTaker | null = null;
  let failure: unknown = null;
  return {
    take: async (frame, timeSeconds) => {
      // A player turns frames itself.
      taker ??= createFrameTaker(engine, { rotation: 0, shown: shownSize(frame) }, UNBOUND, onFrame);
      try {
        await taker.take(frame, (pixels) =>
          kind === 'interval' ? [timeSeconds] : chooseScene(pixels, timeSeconds),
        );
        await taker.settled();
      } catch (error) {
        failure = error;
      }
      return failure === null && !taker.isFull();
    },
    end: async () => {
      if (!taker) return { ok: false, failure: 'no-frames' };
      try {
        await taker.finish();
      } catch (error) {
        failure ??= error;
      }
      return failure === null ? endOf(taker) : refusalOf(failure);
    },
  };
};
