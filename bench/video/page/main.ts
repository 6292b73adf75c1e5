import type { VideoCapture } from '../../../workers/video-extraction/api';
import { createVideoExtractor } from '../../../workers/video-extraction/client';
import BareDecode from './bareDecode.ts?worker';

const extractor = createVideoExtractor();

const chosen = (): File => {
  const file = document.querySelector('input')?.files?.[0];
  if (!file) throw new Error('no film was chosen');
  return file;
};

/** Every task of the main thread over 50 ms since the page was opened. */
const longTasks: number[] = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longTasks.push(duration);
}).observe({ type: 'longtask' });

const page = {
  longTasks,
  bareDecode: async (): Promise<number> => {
    const worker = new BareDecode();
    const ms = await new Promise<number>((resolve) => {
      worker.addEventListener('message', (event: MessageEvent<number>) => resolve(event.data));
      worker.postMessage(chosen());
    });
    worker.terminate();
    return ms;
  },
  /** Reads the chosen film; `stopAfter` frames it is given up, and `stopMs` says how long that took. */
  extract: async (capture: VideoCapture, stopAfter = Infinity) => {
    const controller = new AbortController();
    const startMs = performance.now();
    let firstMs = 0;
    let frames = 0;
    let stoppedAt = 0;
    const run = extractor.extract(
      controller.signal,
      { source: chosen(), capture, pace: 'max' },
      {
        onFrame: () => {
          frames += 1;
          if (frames === 1) firstMs = performance.now() - startMs;
          if (frames < stopAfter) return;
          stoppedAt = performance.now();
          controller.abort('enough');
        },
      },
    );
    await run.done.catch((error: unknown) => {
      if (error !== 'enough') throw error;
    });
    const now = performance.now();
    return { ms: now - startMs, firstMs, frames, stopMs: stoppedAt > 0 ? now - stoppedAt : 0 };
  },
  /** What a page would do without a worker: seek a player to every second, draw, read the pixels. */
  seekRival: async (): Promise<number> => {
    const startMs = performance.now();
    const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto' });
    const address = URL.createObjectURL(chosen());
    const event = async (type: string): Promise<unknown> =>
      new Promise((resolve) => video.addEventListener(type, resolve, { once: true }));
    const loaded = event('loadeddata');
    video.src = address;
    await loaded;
    const context = new OffscreenCanvas(640, 360).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    for (let second = 0; second < video.duration; second += 1) {
      const seeked = event('seeked');
      video.currentTime = second;
      await seeked;
      context.drawImage(video, 0, 0, 640, 360);
      context.getImageData(0, 0, 640, 360);
    }
    const ms = performance.now() - startMs;
    video.removeAttribute('src');
    URL.revokeObjectURL(address);
    return ms;
  },
};

declare global {
  interface Window {
    videoBench: typeof page;
  }
}

window.videoBench = page;
