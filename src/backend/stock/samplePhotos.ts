import type { StockPhoto, StockPhotos } from '../../domain/stockPhoto';

/** None where their list cannot be fetched: the gallery then offers another try. */
const loadSamples = async (): Promise<readonly StockPhoto[]> => {
  try {
    return (await import('../../samples/samples.data')).SAMPLE_PHOTOS;
  } catch {
    return [];
  }
};

/** The pictures that come with the product: they need no provider and no network beyond the site. */
export const samplePhotos: StockPhotos = {
  curated: async (page, perPage) => (await loadSamples()).slice((page - 1) * perPage, page * perPage),
};
