import type { StockPhoto, StockPhotos } from '../../domain/stockPhoto';

/** Empty if the list cannot be loaded: the gallery then offers to retry. */
const loadSamples = async (): Promise<readonly StockPhoto[]> => {
  try {
    return (await import('../../samples/samples.data')).SAMPLE_PHOTOS;
  } catch {
    return [];
  }
};

/** The built-in pictures: they need no provider and no network beyond the site. */
export const samplePhotos: StockPhotos = {
  curated: async (page, perPage) => (await loadSamples()).slice((page - 1) * perPage, page * perPage),
};
