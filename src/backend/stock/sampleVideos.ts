import type { StockVideo, StockVideos } from '../../domain/stockVideo';

/** None where their list cannot be fetched: the gallery then offers another try. */
const loadSamples = async (): Promise<readonly StockVideo[]> => {
  try {
    return (await import('../../samples/clips.data')).SAMPLE_CLIPS;
  } catch {
    return [];
  }
};

/** The videos that come with the product: they need no provider and no network beyond the site. */
export const sampleVideos: StockVideos = {
  popular: async (page, perPage) => (await loadSamples()).slice((page - 1) * perPage, page * perPage),
};
