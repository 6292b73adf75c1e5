import { VIDEO } from '../../../../src/domain/videoLimits';
import type { Engine } from '../../../../src/engine/engine';
import type { Pixels } from '../../../../src/engine/planes';
import type { CapturedFrame, CapturedShot, Resume, ShotsState } from '../../common/api';
import { describeFrame, isBlack } from '../palette/describeFrame';
import { createBarCutter } from './barCutter';
import { createThumbnailer, type Pose } from './drawThumbnail';
import type { MeanRecorder } from './meanRecorder';
import type { Throttle } from '../../common/throttle';
import type { DecodedFrame } from '../../common/decodedFrame';
import { createFrameReader, type FramePixels, READ_SIDE, SIGNATURE_SIDE } from '../decode/readFrame';

/** Thumbnails being encoded at the same time before the next frame has to wait. */
const MAX_ENCODING = 3;

type Choose = (pixels: FramePixels) => readonly number[];

export type FrameTaker = {
  /** Reads a frame and closes it. `choose` gets the pixels, and returns the times for which the frame is captured. */
  readonly take: (frame: DecodedFrame, choose: Choose) => Promise<void>;
  /** Captures the pixels of a frame that was read before, `READ_SIDE` on its longest side. */
  readonly capture: (pixels: Pixels, timeSeconds: number, shot?: CapturedShot, shots?: ShotsState) => void;
  /** Waits until few enough thumbnails are being encoded. */
  readonly settled: () => Promise<void>;
  /** Waits for the last thumbnail. */
  readonly delivered: () => Promise<void>;
  /** Like `delivered`, at the end of a video: a frame that was held back is delivered too. */
  readonly finish: () => Promise<void>;
  readonly isReading: () => boolean;
  readonly captured: () => number;
  /** A frame was refused, and every later one would be. */
  readonly isFull: () => boolean;
};

/**
 * Turns frames into results, in order. At most one frame is open here; another that arrives meanwhile is read
 * synchronously. With `keepsBlack`, black frames at the beginning are captured like any other.
 */
export const createFrameTaker = (
  engine: Engine,
  pose: Pose,
  throttle: Pick<Throttle, 'reach'>,
  deliver: (frame: CapturedFrame) => void,
  means: Pick<MeanRecorder, 'add'>,
  /** Where an earlier run of the video ended. */
  resume: Pick<Resume, 'count' | 'state'> | null = null,
  keepsBlack = false,
): FrameTaker => {
  const reader = createFrameReader(engine);
  const drawThumbnail = createThumbnailer();
  const bars = createBarCutter(resume?.state?.bars);
  /** Pending read of a frame; the frame has been captured once it settles. */
  let reading: Promise<void> | null = null;
  let count = resume?.count ?? 0;
  let isFull = false;
  let encoding = 0;
  /** Results are delivered in the order of their frames, whichever thumbnail is ready first. */
  let delivered = Promise.resolve();
  let keptBack: (() => void) | null = null;

  const capture = (
    whole: Pixels,
    times: readonly number[],
    shot?: CapturedShot,
    shots?: ShotsState,
  ): void => {
    // Black frames at the beginning are held back, and only delivered if nothing else follows.
    const isDarkBeginning = !keepsBlack && count === 0 && !keptBack && isBlack(whole);
    const { jpeg, width, height } = drawThumbnail(whole, pose);
    // Handled here too, so that a rejection before it is awaited is not reported as unhandled.
    jpeg.catch(() => undefined);
    const colors = describeFrame(engine, bars.cut(whole));
    if (!colors) return;
    const state = { bars: bars.seen(), ...(shots && { shots }) };
    const send = (timeSeconds: number): void => {
      isFull = count >= VIDEO.maxFrames;
      if (isFull) return;
      const index = count;
      count += 1;
      encoding += 1;
      delivered = delivered.then(async () => {
        const thumbnail = await jpeg;
        // A frame that stays on screen is read once, and delivered again for each of its times.
        await throttle.reach(timeSeconds);
        deliver({ index, timeSeconds, ...(shot && { shot }), thumbnail, width, height, ...colors, state });
        encoding -= 1;
      });
    };
    const [first = 0, ...others] = times;
    if (isDarkBeginning) keptBack = () => send(first);
    else send(first);
    others.forEach(send);
  };

  const captureChosen = (pixels: FramePixels, choose: Choose): void => {
    const times = choose(pixels);
    const [first] = times;
    if (first === undefined) return;
    means.add(pixels(SIGNATURE_SIDE), first);
    capture(pixels(READ_SIDE), times);
  };

  const takeAlone = async (frame: DecodedFrame, choose: Choose): Promise<void> => {
    try {
      captureChosen(await reader.read(frame), choose);
    } finally {
      reading = null;
      frame.close();
    }
  };

  /** Decoders wait for their frames to be closed: this one is read immediately, but captured after the pending one. */
  const takeAfter = async (earlier: Promise<void>, frame: DecodedFrame, choose: Choose): Promise<void> => {
    let pixels: FramePixels;
    try {
      pixels = reader.readNow(frame);
    } finally {
      frame.close();
    }
    await earlier.catch(() => undefined);
    captureChosen(pixels, choose);
  };

  return {
    take: async (frame, choose) => {
      if (reading) return takeAfter(reading, frame, choose);
      reading = takeAlone(frame, choose);
      return reading;
    },
    capture: (pixels, timeSeconds, shot, shots) => capture(pixels, [timeSeconds], shot, shots),
    settled: async () => {
      if (encoding > MAX_ENCODING) await delivered;
    },
    finish: async () => {
      if (count === 0) keptBack?.();
      await delivered;
    },
    delivered: async () => delivered,
    isReading: () => reading !== null,
    captured: () => count,
    isFull: () => isFull,
  };
};
