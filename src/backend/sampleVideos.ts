import type { StockVideos } from '../domain/stockVideo';
import { SAMPLE_CLIPS } from '../samples/clips.data';

/** The videos that come with the product: they need no provider and no network beyond the site. */
export const sampleVideos: StockVideos = {
  popular: (page, perPage) => Promise.resolve(SAMPLE_CLIPS.slice((page - 1) * perPage, page * perPage)),
};
