import { loadOnce } from '../../loadOnce';
import { reportError } from '../../reportError';
import type { VideoRecords } from './videoRecords';

/**
 * Records whose code loads at first use, as most visits open no film. A failed load is retried at the next use; until
 * then steps that nobody waits for are left out.
 */
export const lazyRecords = (load: () => Promise<VideoRecords>): VideoRecords => {
  const records = loadOnce(load);
  const attempt = async (step: (kept: VideoRecords) => Promise<void>): Promise<void> => {
    let kept: VideoRecords;
    try {
      kept = await records();
    } catch (error) {
      reportError('loading what keeps films', error);
      return;
    }
    await step(kept);
  };
  return {
    claim: async (video) => (await records()).claim(video),
    putVideo: async (...row) => attempt(async (kept) => kept.putVideo(...row)),
    touch: async (...time) => attempt(async (kept) => kept.touch(...time)),
    putSource: async (...source) => attempt(async (kept) => kept.putSource(...source)),
    putFrames: async (...frames) => (await records()).putFrames(...frames),
    putOrder: async (...order) => (await records()).putOrder(...order),
    putMeans: async (...means) => attempt(async (kept) => kept.putMeans(...means)),
    putSignatures: async (...block) => (await records()).putSignatures(...block),
    readSignatures: async (video) => (await records()).readSignatures(video),
    readVideo: async (video) => (await records()).readVideo(video),
    readIndex: async (...range) => (await records()).readIndex(...range),
    readFrame: async (...frame) => (await records()).readFrame(...frame),
    readMeans: async (video) => (await records()).readMeans(video),
    remove: async (video) => attempt(async (kept) => kept.remove(video)),
    removeBefore: async (...range) => attempt(async (kept) => kept.removeBefore(...range)),
  };
};
