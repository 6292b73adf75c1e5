import { selectCount, selectStyle } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { selectBatch, type TogetherOptions } from './pictureBatchSlice';

/** What the one palette for all is to be, and until something is chosen for it, what other palettes are. */
export const togetherOptions = (): ImageThunk<TogetherOptions> => (_, getState) =>
  selectBatch(getState()).togetherOptions ?? {
    count: selectCount(getState()),
    style: selectStyle(getState()),
  };
