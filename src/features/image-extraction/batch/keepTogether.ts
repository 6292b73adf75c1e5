import { paletteGenerated, selectRecord } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';
import { isSamePalette } from '../isSamePalette';
import { togetherOptions } from './togetherOptions';
import { selectBatch } from './pictureBatchSlice';

/** Whether the combined palette is the last one that was shown. */
export const isTogetherLast = (): ImageThunk<boolean> => (_, getState) => {
  const { together } = selectBatch(getState());
  const last = selectRecord(getState());
  // By its colors: the same palette may have been made again.
  return together !== null && last?.pictureId === null && isSamePalette(last.entries, together);
};

/** Stores the combined palette, now shown, as the last palette, like those of single pictures. */
export const keepTogether = (): ImageThunk<void> => (dispatch, getState) => {
  const { together } = selectBatch(getState());
  if (!together || dispatch(isTogetherLast())) return;
  const { count, style } = dispatch(togetherOptions());
  dispatch(paletteGenerated({ pictureId: null, entries: together, wanted: count, style }));
};
