import { type PixelColorSpace as Gamut, isOutsideSrgb } from '../../src/engine/wideGamut';
import { fitWithin } from '../fitWithin';

/** Places of the picture that are looked at, along its longest side. */
const PLACES = 128;

const openCanvas = (width: number, height: number): OffscreenCanvasRenderingContext2D | null =>
  new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, colorSpace: 'display-p3' });

/** Red of sRGB as it comes back from a canvas of Display P3 is (234, 51, 35); some browsers hand out its own codes. */
const PURE_RED = 250;

/** Whether this browser converts a bitmap that is drawn on a canvas of Display P3. */
const findsP3 = async (): Promise<boolean> => {
  const red = await createImageBitmap(new ImageData(Uint8ClampedArray.of(255, 0, 0, 255), 1, 1));
  const context = openCanvas(1, 1);
  context?.drawImage(red, 0, 0);
  red.close();
  return (context?.getImageData(0, 0, 1, 1).data[0] ?? 255) < PURE_RED;
};

let isP3Found: Promise<boolean> | null = null;

/**
 * Display P3 where a bitmap shows colors that sRGB does not have, else sRGB: read in the wider space, every color of an
 * ordinary picture would be rounded twice.
 */
export const gamutOf = async (bitmap: ImageBitmap): Promise<Gamut> => {
  isP3Found ??= findsP3().catch(() => false);
  if (!(await isP3Found)) return 'srgb';
  const { width, height } = fitWithin(bitmap, PLACES);
  // Drawn whole on a canvas of another space, all its pixels would be converted first: a second and more.
  const places = await createImageBitmap(bitmap, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'pixelated',
  });
  const context = openCanvas(width, height);
  context?.drawImage(places, 0, 0);
  places.close();
  if (!context) return 'srgb';
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    // Fainter pixels are rounded too much to tell.
    if (alpha > 127 && isOutsideSrgb((red << 16) | (green << 8) | blue)) return 'display-p3';
  }
  return 'srgb';
};
