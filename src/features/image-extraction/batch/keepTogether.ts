import { paletteGenerated, selectRecord } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { togetherOptions } from './togetherOptions';
import { selectBatch } from './pictureBatchSlice';

/** Whether the one palette for all is the palette that was on show last. */
export const isTogetherLast = (): ImageThunk<boolean> => (_, getState) => {
  const { together } = selectBatch(getState());
  return together !== null && selectRecord(getState())?.entries === together;
};

/** The one palette for all, now on show, counts as the last palette, as those of single pictures do. */
export const keepTogether = (): ImageThunk<void> => (dispatch, getState) => {
  const { together } = selectBatch(getState());
  if (!together || dispatch(isTogetherLast())) return;
  const { count, style } = dispatch(togetherOptions());
  dispatch(paletteGenerated({ pictureId: null, entries: together, wanted: count, style }));
};
