import type { StockVideo, StockVideos } from '../../domain/stockVideo';
import { sampleTitle } from './sampleTitle';

/** Empty if the list cannot be loaded: the gallery then offers to retry. */
const loadSamples = async (): Promise<readonly StockVideo[]> => {
  try {
    const { SAMPLE_CLIPS } = await import('../../samples/clips.data');
    return SAMPLE_CLIPS.map((clip) => Object.assign({ title: sampleTitle(clip.id) }, clip));
  } catch {
    return [];
  }
};

/** The built-in videos: they need no provider and no network beyond the site. */
export const sampleVideos: StockVideos = {
  popular: async (page, perPage) => (await loadSamples()).slice((page - 1) * perPage, page * perPage),
};
