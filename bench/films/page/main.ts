import type { CapturedFrame, VideoCapture } from '../../../workers/video-extraction/common/api';
import { createVideoExtractor } from '../../../workers/video-extraction/page/client';
import BareDecode from './bareDecode.ts?worker';

const extractor = createVideoExtractor();

const chosen = (): File => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no film was chosen');
  return file;
};

type Rgb = readonly [number, number, number];

const meanOf = ({ data }: ImageData): Rgb => {
  const sums: [number, number, number] = [0, 0, 0];
  data.forEach((value, at) => {
    const channel = at % 4;
    if (channel < 3) sums[channel as 0 | 1 | 2] += value;
  });
  const pixels = data.length / 4;
  return [sums[0] / pixels, sums[1] / pixels, sums[2] / pixels];
};

const createCanvas = (): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(640, 360).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
};

/** The mean color of a captured frame, read from its still. */
const meanOfStill = async ({ thumbnail }: CapturedFrame): Promise<Rgb> => {
  const still = await createImageBitmap(thumbnail);
  const context = createCanvas();
  context.drawImage(still, 0, 0, 640, 360);
  still.close();
  return meanOf(context.getImageData(0, 0, 640, 360));
};

const presented = async (video: HTMLVideoElement): Promise<void> =>
  new Promise((resolve) => {
    // A hidden page gets no animation frames or video callbacks.
    setTimeout(resolve, 200);
    video.requestVideoFrameCallback(() => resolve());
  });

/** What a page without a worker would do: seek a player to every second, draw, read the pixels. */
const seekFrames = async (see: (pixels: ImageData) => void): Promise<void> => {
  const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' });
  const address = URL.createObjectURL(chosen());
  const event = async (type: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      video.addEventListener(type, resolve, { once: true });
      video.addEventListener('error', () => reject(new Error(video.error?.message)), { once: true });
    });
  const loaded = event('loadeddata');
  video.src = address;
  await loaded;
  const context = createCanvas();
  for (let second = 0; second < video.duration; second += 1) {
    if (video.currentTime !== second) {
      const seeked = event('seeked');
      const shown = presented(video);
      video.currentTime = second;
      await seeked;
      // Until then the screen may still show the frame of the previous second.
      await shown;
    }
    context.drawImage(video, 0, 0, 640, 360);
    see(context.getImageData(0, 0, 640, 360));
  }
  video.removeAttribute('src');
  URL.revokeObjectURL(address);
};

/** Every task of the main thread over 50 ms since the page was opened. */
const longTasks: number[] = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask' });

/** Media time up to which the current film has been read. */
let readSeconds = 0;
/** The product keeps these of a film, too. */
const kept: CapturedFrame[] = [];

const page = {
  longTasks,
  readSeconds: (): number => readSeconds,
  bareDecode: async (): Promise<number> => {
    const worker = new BareDecode();
    const ms = await new Promise<number>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<number>) => resolve(event.data));
      worker.postMessage(chosen());
    });
    worker.terminate();
    return ms;
  },
  /** Reads the chosen film; it is canceled after `stopAfter` frames, and `stopMs` is how long that took. */
  extract: async (capture: VideoCapture, stopAfter = Infinity) => {
    const controller = new AbortController();
    const startMs = performance.now();
    let firstMs = 0;
    let frames = 0;
    let stoppedAt = 0;
    kept.length = 0;
    const run = extractor.extract(
      controller.signal,
      { source: chosen(), capture, clock: 'max' },
      {
        onFrame: (frame) => {
          frames += 1;
          kept.push(frame);
          if (frames === 1) firstMs = performance.now() - startMs;
          if (frames < stopAfter) return;
          stoppedAt = performance.now();
          controller.abort('enough');
        },
        onProgress: ({ timeSeconds }) => {
          readSeconds = timeSeconds;
        },
      },
    );
    await run.done.catch((error: unknown) => {
      if (error !== 'enough') throw error;
    });
    const now = performance.now();
    return { ms: now - startMs, firstMs, frames, stopMs: stoppedAt > 0 ? now - stoppedAt : 0 };
  },
  seekRival: async (): Promise<number> => {
    const startMs = performance.now();
    await seekFrames(() => undefined);
    return performance.now() - startMs;
  },
  /** The largest difference, in 8-bit channel values, between the mean colors of our frames and the player's. */
  compare: async (): Promise<{ readonly frames: number; readonly difference: number }> => {
    const frames: CapturedFrame[] = [];
    const request = { source: chosen(), capture: { kind: 'interval', seconds: 1 }, clock: 'max' } as const;
    const { signal } = new AbortController();
    await extractor.extract(signal, request, { onFrame: (frame) => frames.push(frame) }).done;
    const seen: Rgb[] = [];
    await seekFrames((pixels) => seen.push(meanOf(pixels)));
    if (seen.length !== frames.length) throw new Error(`${frames.length} frames, the player ${seen.length}`);
    const ours = await Promise.all(frames.map(meanOfStill));
    const differences = ours.map((mean, index) =>
      Math.max(...mean.map((value, channel) => Math.abs(value - (seen[index]?.[channel] ?? Number.NaN)))),
    );
    return { frames: frames.length, difference: Math.max(...differences) };
  },
};

declare global {
  interface Window {
    videoBench: typeof page;
  }
}

window.videoBench = page;
