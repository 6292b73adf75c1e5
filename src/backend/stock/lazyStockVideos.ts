import type { StockVideos } from '../../domain/stockVideo';
import type { BackendConfiguration } from '../configuration';

/** The provider's videos; the code that asks for them comes with the first question. */
export const lazyStockVideos = (configuration: BackendConfiguration): StockVideos => ({
  popular: async (page, perPage) => {
    const { createStockVideoProvider } = await import('./stockVideoProvider');
    return createStockVideoProvider(configuration).popular(page, perPage);
  },
});
