import type { Engine } from '../../src/engine/engine';
import type { CapturedFrame } from './api';
import { describeFrame, isBlack, READ_SIDE } from './describeFrame';
import { createThumbnailer, type Pose } from './drawThumbnail';
import type { Pace } from './pace';
import { createFrameReader, type Frame, type FramePixels } from './readFrame';

/** What is kept of a film: two hours, second by second. */
export const MAX_FRAMES = 7200;

/** Thumbnails being encoded before the next frame has to wait. */
const MAX_ENCODING = 3;

export type FrameTaker = {
  /** Reads a frame and closes it. `choose` is told the pixels, and answers at which times the frame is captured. */
  readonly take: (frame: Frame, choose: (pixels: FramePixels) => readonly number[]) => Promise<void>;
  /** Waits until few enough thumbnails are on their way. */
  readonly settled: () => Promise<void>;
  /** Waits for the last thumbnail. */
  readonly delivered: () => Promise<void>;
  /** The same at the end of a film: what was kept back is delivered too. */
  readonly finish: () => Promise<void>;
  readonly isReading: () => boolean;
  readonly captured: () => number;
  /** A frame was turned away, and so would every later one be. */
  readonly isFull: () => boolean;
};

/** Turns frames into results, in order. At most one frame is open here; another that comes meanwhile is read at once. */
export const createFrameTaker = (
  engine: Engine,
  pose: Pose,
  pace: Pick<Pace, 'reach'>,
  deliver: (frame: CapturedFrame) => void,
): FrameTaker => {
  const reader = createFrameReader();
  const drawThumbnail = createThumbnailer();
  let isReading = false;
  let count = 0;
  let isFull = false;
  let encoding = 0;
  /** Results leave in the order of their frames, whichever thumbnail is ready first. */
  let delivered = Promise.resolve();
  let keptBack: (() => void) | null = null;

  const capture = (pixels: FramePixels, times: readonly number[]): void => {
    const whole = pixels(READ_SIDE);
    const colors = describeFrame(engine, whole);
    if (!colors) return;
    const { jpeg, width, height } = drawThumbnail(whole, pose);
    // Named here as well, so that a failure before its turn is not an unhandled one.
    jpeg.catch(() => undefined);
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
    // A black beginning says nothing, unless nothing else follows.
    if (count === 0 && !keptBack && isBlack(whole)) keptBack = () => send(first);
    else send(first);
    others.forEach(send);
  };

  const readAlone = async (frame: Frame): Promise<FramePixels> => {
    isReading = true;
    try {
      return await reader.read(frame);
    } finally {
      isReading = false;
    }
  };

  return {
    take: async (frame, choose) => {
      try {
        const pixels = isReading ? reader.readNow(frame) : await readAlone(frame);
        const times = choose(pixels);
        if (times.length > 0) capture(pixels, times);
      } finally {
        frame.close();
      }
    },
    settled: async () => {
      if (encoding > MAX_ENCODING) await delivered;
    },
    finish: async () => {
      if (count === 0) keptBack?.();
      await delivered;
    },
    delivered: async () => delivered,
    isReading: () => isReading,
    captured: () => count,
    isFull: () => isFull,
  };
};
