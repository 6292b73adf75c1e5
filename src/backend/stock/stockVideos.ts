import type { StockVideos } from '../../domain/stockVideo';
import { pagesOrSamples } from './pagesOrSamples';
import { sampleVideos } from './sampleVideos';

/** The provider's videos, or the built-in ones if it has none. */
export const createStockVideos = (provider: StockVideos | null): StockVideos => ({
  popular: pagesOrSamples(provider && ((page, perPage) => provider.popular(page, perPage)), (page, perPage) =>
    sampleVideos.popular(page, perPage),
  ),
});
