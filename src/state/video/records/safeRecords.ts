import { reportError } from '../../reportError';
import type { VideoRecords } from './videoRecords';
import { createMemoryRecords } from './memoryRecords';

const isQuotaError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/**
 * Records that lose nothing until the page is closed: after the device fails to store something (a private window, a
 * full disk), everything further of that video is kept in memory. The next video tries the device again. `onTrouble` is
 * called with true when the device is full, with false once another video is stored.
 */
export const createSafeRecords = (
  device: VideoRecords,
  onTrouble: (isFull: boolean) => void = () => {},
): VideoRecords => {
  const memory = createMemoryRecords();
  let lost: string | null = null;
  let isFull = false;
  const tell = (next: boolean): void => {
    if (next !== isFull) onTrouble((isFull = next));
  };

  const write = async (video: string, step: (records: VideoRecords) => Promise<void>): Promise<void> => {
    if (lost !== video) {
      try {
        await step(device);
        // A write of a lost video may have been under way.
        if (lost !== video) tell(false);
        return;
      } catch (error) {
        // Of several writes that fail together, only one is reported.
        if (lost !== video) reportError('keeping the frames of a film', error);
        lost = video;
        if (isQuotaError(error)) tell(true);
      }
    }
    await step(memory);
  };

  /** For optional steps, whose failure falls back to `otherwise`. */
  const attempt = async <Result>(
    step: (records: VideoRecords) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> => {
    try {
      return await step(device);
    } catch (error) {
      if (lost === null) reportError('asking the device for a film', error);
      return otherwise;
    }
  };

  return {
    claim: async (video) => attempt(async (records) => records.claim(video), null),
    putVideo: async (video, row) => write(video, async (records) => records.putVideo(video, row)),
    touch: async (video, at) => attempt(async (records) => records.touch(video, at), undefined),
    // The largest part, and the only one that can be chosen again: without it, the frames are stored all the same.
    putSource: async (video, source) => {
      if (lost !== video) await attempt(async (records) => records.putSource(video, source), undefined);
    },
    putFrames: async (video, frames) => write(video, async (records) => records.putFrames(video, frames)),
    putMeans: async (video, block, means) =>
      write(video, async (records) => records.putMeans(video, block, means)),
    readMeans: async (video) => attempt(async (records) => records.readMeans(video), []),
    putOrder: async (video, order) => write(video, async (records) => records.putOrder(video, order)),
    putSignatures: async (video, block) =>
      write(video, async (records) => records.putSignatures(video, block)),
    // The blocks in memory are the later ones, which the device failed to store.
    readSignatures: async (video) => [
      ...(await attempt(async (records) => records.readSignatures(video), [])),
      ...(await memory.readSignatures(video)),
    ],
    readVideo: async (video) => attempt(async (records) => records.readVideo(video), null),
    readIndex: async (video, from, count) =>
      attempt(async (records) => records.readIndex(video, from, count), []),
    readFrame: async (video, index) =>
      (await memory.readFrame(video, index)) ??
      attempt(async (records) => records.readFrame(video, index), undefined),
    remove: async (video) => {
      await memory.remove(video);
      await attempt(async (records) => records.remove(video), undefined);
    },
    removeBefore: async (at, kept) => attempt(async (records) => records.removeBefore(at, kept), undefined),
  };
};
