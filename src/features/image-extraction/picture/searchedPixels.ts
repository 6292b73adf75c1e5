import type { Area } from '../../../../workers/image-extraction/api';
import type { Place } from '../../../color/locateColors';
import { nextTask } from '../../../state/nextTask';
import type { PictureCache, SearchedPixels } from '../../../state/pictures/pictureCache';
import { bitmapPixels, cutPixels, previewPixels, thinPixels } from './previewPixels';

/** Colors are searched at this many pixels on the longer side; more take the worker too long. */
const SEARCH_SIDE = 400;

/**
 * The pixels of a part from its own preview, which has details that the preview of the whole picture lacks. Null if the
 * browser gives no canvas.
 */
export const pixelsOfPart = (preview: ImageBitmap, area: Area): SearchedPixels | null => {
  const pixels = bitmapPixels(preview);
  if (!pixels) return null;
  const { raster, toWhole } = thinPixels(pixels, SEARCH_SIDE);
  return {
    raster,
    toWhole: (place) => {
      const { x, y } = toWhole(place);
      return { x: area.x + x * area.width, y: area.y + y * area.height };
    },
  };
};

/**
 * The pixels that are searched for a picture's colors, or for those of its part; null if the picture is no longer
 * cached.
 */
export const searchedPixels = async (
  cache: PictureCache,
  pictureId: number,
  area: Area | undefined,
): Promise<SearchedPixels | null> => {
  const kept = area && cache.partPixels(pictureId, area);
  if (kept) return kept;
  const whole = previewPixels(cache, pictureId);
  // Reading a preview takes longer than all that is done with its pixels here.
  await nextTask();
  if (whole && area) {
    const part = cutPixels(whole, area);
    const thin = thinPixels(part.raster, SEARCH_SIDE);
    return { raster: thin.raster, toWhole: (place: Place) => part.toWhole(thin.toWhole(place)) };
  }
  if (whole) return thinPixels(whole, SEARCH_SIDE);
  const raster = cache.get(pictureId)?.thumbnail;
  return raster ? { raster, toWhole: (place: Place) => place } : null;
};
