import type { FrameResult } from './video';

/** More than three screenfuls of cards: 1 to 2 MB of stills, palettes and summaries, however long the video is. */
export const WINDOW_FRAMES = 128;

export type FrameWindow = {
  readonly get: (index: number) => FrameResult | undefined;
  readonly put: (index: number, frame: FrameResult) => void;
};

/** The frames used last. Which were used longest ago go first. */
export const createFrameWindow = (): FrameWindow => {
  const frames = new Map<number, FrameResult>();
  const put = (index: number, frame: FrameResult): void => {
    // A map is in the order of insertion: the oldest is its first.
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
