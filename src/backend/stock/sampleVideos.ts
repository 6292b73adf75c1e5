import type { StockVideo, StockVideos } from '../../domain/stockVideo';

/** Empty if the list cannot be loaded: the gallery then offers to retry. */
const loadSamples = async (): Promise<readonly StockVideo[]> => {
  try {
    return (await import('../../samples/clips.data')).SAMPLE_CLIPS;
  } catch {
    return [];
  }
};

/** The built-in videos: they need no provider and no network beyond the site. */
export const sampleVideos: StockVideos = {
  popular: async (page, perPage) => (await loadSamples()).slice((page - 1) * perPage, page * perPage),
};
