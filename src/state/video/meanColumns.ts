import type { FrameMeans } from '../../../workers/video-extraction/common/api';

export const NO_MEANS: FrameMeans = { times: new Float32Array(), colors: new Uint32Array() };

/** Frames per stored block. A block that is not full is written again when it grows, 32 kB at most. */
export const BLOCK_FRAMES = 4096;

/** The mean colors of a video's frames, appended while it is read. */
export type MeanColumns = {
  /** Skips frames at or before the last known time. Returns the indexes of the blocks that changed. */
  readonly add: (means: FrameMeans) => readonly number[];
  /** All so far. Do not modify; frames added later do not appear in it. */
  readonly read: () => FrameMeans;
  /** The time of the last frame; null without one. */
  readonly lastSeconds: () => number | null;
  /** A copy of one block. */
  readonly block: (index: number) => FrameMeans;
};

export const createMeanColumns = (): MeanColumns => {
  let { times, colors } = NO_MEANS;
  let count = 0;
  const grow = (least: number): void => {
    if (times.length >= least) return;
    const capacity = Math.max(BLOCK_FRAMES, times.length * 2, least);
    const grown = { times: new Float32Array(capacity), colors: new Uint32Array(capacity) };
    grown.times.set(times);
    grown.colors.set(colors);
    ({ times, colors } = grown);
  };
  return {
    add: (means) => {
      const first = Math.floor(count / BLOCK_FRAMES);
      grow(count + means.times.length);
      const last = count > 0 ? (times[count - 1] ?? 0) : -Infinity;
      // A resumed run reads some frames again.
      const found = means.times.findIndex((time) => time > last);
      const known = found < 0 ? means.times.length : found;
      times.set(means.times.subarray(known), count);
      colors.set(means.colors.subarray(known), count);
      count += means.times.length - known;
      const blocks = Math.ceil(count / BLOCK_FRAMES) - first;
      return Array.from({ length: Math.max(0, blocks) }, (_, i) => first + i);
    },
    read: () => ({ times: times.subarray(0, count), colors: colors.subarray(0, count) }),
    lastSeconds: () => (count > 0 ? (times[count - 1] ?? 0) : null),
    block: (index) => {
      const end = Math.min(count, (index + 1) * BLOCK_FRAMES);
      return {
        times: times.slice(index * BLOCK_FRAMES, end),
        colors: colors.slice(index * BLOCK_FRAMES, end),
      };
    },
  };
};
