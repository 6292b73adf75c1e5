import type { VideoRecords } from './videoRecords';

/** Records whose code loads at first use, as most visits open no film. A failed load is retried at the next use. */
export const lazyRecords = (load: () => Promise<VideoRecords>): VideoRecords => {
  let loaded: Promise<VideoRecords> | undefined;
  const records = async (): Promise<VideoRecords> => {
    loaded ??= load();
    try {
      return await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
  return {
    claim: async (video) => (await records()).claim(video),
    putVideo: async (...row) => (await records()).putVideo(...row),
    touch: async (...time) => (await records()).touch(...time),
    putSource: async (...source) => (await records()).putSource(...source),
    putFrames: async (...frames) => (await records()).putFrames(...frames),
    putOrder: async (...order) => (await records()).putOrder(...order),
    putMeans: async (...means) => (await records()).putMeans(...means),
    putSignatures: async (...block) => (await records()).putSignatures(...block),
    readSignatures: async (video) => (await records()).readSignatures(video),
    readVideo: async (video) => (await records()).readVideo(video),
    readIndex: async (...range) => (await records()).readIndex(...range),
    readFrame: async (...frame) => (await records()).readFrame(...frame),
    readMeans: async (video) => (await records()).readMeans(video),
    remove: async (video) => (await records()).remove(video),
    removeBefore: async (...range) => (await records()).removeBefore(...range),
  };
};
