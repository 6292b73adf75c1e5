import type { FrameResult } from './video';

/** More than three screenfuls of cards: 1 to 2 MB of stills, palettes and summaries, however long the video is. */
export const WINDOW_FRAMES = 128;

export type FrameWindow = {
  readonly get: (index: number) => FrameResult | undefined;
  readonly put: (index: number, frame: FrameResult) => void;
};

/** A least-recently-used cache of frames. */
export const createFrameWindow = (): FrameWindow => {
  const frames = new Map<number, FrameResult>();
  const put = (index: number, frame: FrameResult): void => {
    // A map keeps insertion order: its first key is the least recently used.
    frames.delete(index);
    frames.set(index, frame);
    const [oldest] = frames.keys();
    if (frames.size > WINDOW_FRAMES && oldest !== undefined) frames.delete(oldest);
  };
  return {
    get: (index) => {
      const frame = frames.get(index);
      if (frame) put(index, frame);
      return frame;
    },
    put,
  };
};
