import type { StockPhoto, StockPhotos } from '../domain/stockPhoto';
import { samplePhotos } from './samplePhotos';

/** The provider's pictures, or the built-in ones from the first page on when it has none to give. */
export const createStockPhotos = (provider: StockPhotos | null): StockPhotos => {
  if (provider === null) return samplePhotos;

  const askProvider = async (page: number, perPage: number): Promise<readonly StockPhoto[]> => {
    try {
      return await provider.curated(page, perPage);
    } catch {
      return [];
    }
  };

  // Later pages continue what the first one began: a provider that runs dry has no more, it did not fail.
  let isFallback = false;
  return {
    curated: async (page, perPage) => {
      if (isFallback && page > 1) return samplePhotos.curated(page, perPage);
      const photos = await askProvider(page, perPage);
      if (page === 1) isFallback = photos.length === 0;
      return isFallback ? samplePhotos.curated(page, perPage) : photos;
    },
  };
};
