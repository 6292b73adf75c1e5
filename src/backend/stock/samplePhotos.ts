import type { StockPhoto, StockPhotos } from '../../domain/stockPhoto';
import { sampleTitle } from './sampleTitle';

/** Empty if the list cannot be loaded: the gallery then offers to retry. */
const loadSamples = async (): Promise<readonly StockPhoto[]> => {
  try {
    const { SAMPLE_PHOTOS } = await import('../../samples/samples.data');
    return SAMPLE_PHOTOS.map((photo) => Object.assign({ title: sampleTitle(photo.id) }, photo));
  } catch {
    return [];
  }
};

/** The built-in pictures: they need no provider and no network beyond the site. */
export const samplePhotos: StockPhotos = {
  curated: async (page, perPage) => (await loadSamples()).slice((page - 1) * perPage, page * perPage),
};
