import type { StockPhotos } from '../../domain/stockPhoto';
import { pagesOrSamples } from './pagesOrSamples';
import { samplePhotos } from './samplePhotos';

/** The provider's pictures, or the built-in ones if it has none. */
export const createStockPhotos = (provider: StockPhotos | null): StockPhotos => ({
  curated: pagesOrSamples(provider && ((page, perPage) => provider.curated(page, perPage)), (page, perPage) =>
    samplePhotos.curated(page, perPage),
  ),
});
