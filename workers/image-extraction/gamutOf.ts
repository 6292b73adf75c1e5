import { type Gamut, isOutsideSrgb } from '../../src/engine/wideGamut';
import { fitWithin } from '../fitWithin';

/** Places of the picture that are looked at, along its longest side. */
const PLACES = 128;

/**
 * Display P3 where a bitmap shows colors that sRGB does not have, else sRGB: read in the wider space, every color of an
 * ordinary picture would be rounded twice.
 */
export const gamutOf = (bitmap: ImageBitmap): Gamut => {
  const { width, height } = fitWithin(bitmap, PLACES);
  const context = new OffscreenCanvas(width, height).getContext('2d', {
    willReadFrequently: true,
    colorSpace: 'display-p3',
  });
  if (!context) return 'srgb';
  context.imageSmoothingEnabled = false;
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    // Fainter pixels are rounded too much to tell.
    if (alpha > 127 && isOutsideSrgb((red << 16) | (green << 8) | blue)) return 'display-p3';
  }
  return 'srgb';
};
