import type { StockVideos } from '../../domain/stockVideo';
import type { BackendConfiguration } from '../configuration';

/** The provider's videos; the code of the request loads with the first one. */
export const lazyStockVideos = (configuration: BackendConfiguration): StockVideos => ({
  popular: async (page, perPage) => {
    const { createStockVideoProvider } = await import('./stockVideoProvider');
    return createStockVideoProvider(configuration).popular(page, perPage);
  },
});
