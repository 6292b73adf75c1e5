import { selectCount, selectStyle } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { selectBatch, type TogetherOptions } from './pictureBatchSlice';

/** Options of the combined palette; before it is made for the first time, those of other palettes. */
export const togetherOptions = (): ImageThunk<TogetherOptions> => (_, getState) =>
  selectBatch(getState()).togetherOptions ?? {
    count: selectCount(getState()),
    style: selectStyle(getState()),
  };
