import type { StockPhotos } from '../domain/stockPhoto';
import { SAMPLE_PHOTOS } from '../samples/samples.data';

/** The pictures that come with the product: they need no provider and no network beyond the site. */
export const samplePhotos: StockPhotos = {
  curated: (page, perPage) => Promise.resolve(SAMPLE_PHOTOS.slice((page - 1) * perPage, page * perPage)),
};
