import { reportError } from '../../reportError';
import type { VideoRecords } from './videoRecords';
import { createMemoryRecords } from './memoryRecords';

/**
 * Records that lose nothing while the page lives: what the device does not take (a private window, a full disk) is kept
 * in memory, from then on all of that video. The next video tries the device again.
 */
export const createSafeRecords = (device: VideoRecords): VideoRecords => {
  const memory = createMemoryRecords();
  let lost: string | null = null;

  const write = async (video: string, step: (records: VideoRecords) => Promise<void>): Promise<void> => {
    if (lost !== video) {
      try {
        await step(device);
        return;
      } catch (error) {
        // Of several steps that fail at once, one is enough to be told of.
        if (lost !== video) reportError('keeping the frames of a film', error);
        lost = video;
      }
    }
    await step(memory);
  };

  /** For steps without which the page goes on as well. */
  const attempt = async <Result>(
    step: (records: VideoRecords) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> => {
    try {
      return await step(device);
    } catch (error) {
      if (lost === null) reportError('reading the frames of a film', error);
      return otherwise;
    }
  };

  return {
    putVideo: async (video, row) => write(video, async (records) => records.putVideo(video, row)),
    putSource: async (video, source) => write(video, async (records) => records.putSource(video, source)),
    putFrames: async (video, frames) => write(video, async (records) => records.putFrames(video, frames)),
    putMeans: async (video, block, means) =>
      write(video, async (records) => records.putMeans(video, block, means)),
    readMeans: async (video) => attempt(async (records) => records.readMeans(video), []),
    putOrder: async (video, order) => write(video, async (records) => records.putOrder(video, order)),
    putSignatures: async (video, block) =>
      write(video, async (records) => records.putSignatures(video, block)),
    // Those that the device did not take are the later ones.
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
    removeBefore: async (at) => attempt(async (records) => records.removeBefore(at), undefined),
  };
};
