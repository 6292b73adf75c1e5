import { paletteRecalled, selectHistory, selectPicture, selectRecord } from '../imageExtractionSlice';
import type { ImageThunk } from '../imageThunk';

/**
 * Before the picture is shown again: replaces a palette of no picture, or of several, by the picture's own last one.
 */
export const returnToPicture = (): ImageThunk<void> => (dispatch, getState) => {
  const picture = selectPicture(getState());
  if (!picture || selectRecord(getState())?.pictureId !== null) return;
  const own = selectHistory(getState()).records.findLast(({ pictureId }) => pictureId === picture.id);
  if (own) dispatch(paletteRecalled(own.id));
};
