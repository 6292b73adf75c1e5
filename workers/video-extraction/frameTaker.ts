import type { Engine } from '../../src/engine/engine';
import type { CapturedFrame } from './api';
import { describeFrame, isBlack } from './describeFrame';
import { createThumbnailer, type Pose } from './drawThumbnail';
import { moment, nextTask } from './nextTask';
import type { Pace } from './pace';
import { createFrameReader, type Frame, type FramePixels, READ_SIDE } from './readFrame';

/** What is kept of a film: two hours, second by second. */
export const MAX_FRAMES = 7200;

/** Thumbnails being encoded before the next frame has to wait. */
const MAX_ENCODING = 3;

type Choose = (pixels: FramePixels) => readonly number[];

export type FrameTaker = {
  /** Reads a frame and closes it. `choose` is told the pixels, and answers at which times the frame is captured. */
  readonly take: (frame: Frame, choose: Choose) => Promise<void>;
  /** Waits until few enough thumbnails are on their way. */
  readonly settled: () => Promise<void>;
  /** Waits for the last thumbnail. */
  readonly delivered: () => Promise<void>;
  /** The same at the end of a film: what was kept back is delivered too. */
  readonly finish: () => Promise<void>;
  readonly captured: () => number;
  /** A frame was turned away, and so would every later one be. */
  readonly isFull: () => boolean;
};

/** Turns frames into results, one after the other. */
export const createFrameTaker = (
  engine: Engine,
  pose: Pose,
  pace: Pick<Pace, 'reach'>,
  deliver: (frame: CapturedFrame) => void,
): FrameTaker => {
  const reader = createFrameReader(engine);
  const drawThumbnail = createThumbnailer();
  /** Settles when the last of the frames that have come has been taken. */
  let turn = Promise.resolve();
  /** Frames that have come and are not taken yet. */
  let waiting = 0;
  let count = 0;
  let isFull = false;
  let encoding = 0;
  /** Results leave in the order of their frames, whichever thumbnail is ready first. */
  let delivered = Promise.resolve();
  let keptBack: (() => void) | null = null;

  const capture = (pixels: FramePixels, times: readonly number[]): void => {
    const whole = pixels(READ_SIDE);
    // A black beginning says nothing, unless nothing else follows.
    const isDarkBeginning = count === 0 && !keptBack && isBlack(whole);
    const { jpeg, width, height } = drawThumbnail(whole, pose);
    // Named here as well, so that a failure before its turn is not an unhandled one.
    jpeg.catch(() => undefined);
    const colors = describeFrame(engine, whole);
    if (!colors) return;
    const send = (timeSeconds: number): void => {
      isFull = count >= MAX_FRAMES;
      if (isFull) return;
      const index = count;
      count += 1;
      encoding += 1;
      delivered = delivered.then(async () => {
        const thumbnail = await jpeg;
        // A frame that stays on the screen is read once, and shown again each time its time has come.
        await pace.reach(timeSeconds);
        deliver({ index, timeSeconds, thumbnail, width, height, ...colors });
        encoding -= 1;
      });
    };
    const [first = 0, ...others] = times;
    if (isDarkBeginning) keptBack = () => send(first);
    else send(first);
    others.forEach(send);
  };

  const takeAfter = async (before: Promise<void>, frame: Frame, choose: Choose): Promise<void> => {
    try {
      await before;
      // Between frames the decoder hears that it may go on. One that is not ahead gets a moment for that, because it
      // would do nothing for as long as this frame is looked at.
      await (waiting > 1 ? nextTask() : moment());
      const pixels = await reader.read(frame);
      const times = choose(pixels);
      if (times.length > 0) capture(pixels, times);
    } finally {
      waiting -= 1;
      frame.close();
    }
  };

  return {
    take: async (frame, choose) => {
      waiting += 1;
      const taken = takeAfter(turn, frame, choose);
      turn = taken.catch(() => undefined);
      return taken;
    },
    settled: async () => {
      if (encoding > MAX_ENCODING) await delivered;
    },
    finish: async () => {
      await turn;
      if (count === 0) keptBack?.();
      await delivered;
    },
    delivered: async () => {
      await turn;
      await delivered;
    },
    captured: () => count,
    isFull: () => isFull,
  };
};
