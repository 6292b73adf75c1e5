import { randomInt } from '../../color/random';
import { EXTRACTION } from '../../domain/imageLimits';
import type { StockPhoto } from '../../domain/stockPhoto';
import { photoRoundStarted, selectSeenPhotoIds } from './imageExtractionSlice';
import type { ImageThunk } from './imageThunk';

/** A random picture of the first gallery page. None repeats before all the others have been shown. */
export const pickPhoto =
  (): ImageThunk<Promise<StockPhoto>> =>
  async (dispatch, getState, { stockPhotos, random }) => {
    const photos = await stockPhotos.curated(1, EXTRACTION.galleryPageSize);
    const unseen = (): readonly StockPhoto[] =>
      photos.filter(({ id }) => !selectSeenPhotoIds(getState()).includes(id));
    if (unseen().length === 0) dispatch(photoRoundStarted());
    const next = unseen();
    // If the gallery has a single picture, it repeats.
    const choices = next.length > 0 ? next : photos;
    const photo = choices[randomInt(random, 0, choices.length - 1)];
    if (!photo) throw new Error('There are no stock photos');
    return photo;
  };
