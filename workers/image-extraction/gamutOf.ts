import { type PixelColorSpace as Gamut, isOutsideSrgb } from '../../src/engine/wideGamut';
import { fitWithin } from '../fitWithin';

/** Samples of the picture along its longest side. */
const PLACES = 128;

const openCanvas = (width: number, height: number): OffscreenCanvasRenderingContext2D | null =>
  new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true, colorSpace: 'display-p3' });

/** sRGB red read from a Display P3 canvas is (234, 51, 35); some browsers return the unconverted codes. */
const PURE_RED = 250;

/** Whether this browser converts a bitmap that is drawn to a Display P3 canvas. */
const findsP3 = async (): Promise<boolean> => {
  const red = await createImageBitmap(new ImageData(Uint8ClampedArray.of(255, 0, 0, 255), 1, 1));
  const context = openCanvas(1, 1);
  context?.drawImage(red, 0, 0);
  red.close();
  return (context?.getImageData(0, 0, 1, 1).data[0] ?? 255) < PURE_RED;
};

let isP3Found: Promise<boolean> | null = null;

/**
 * Display P3 if a bitmap has colors outside sRGB, else sRGB: if read in the wider space, every color of an ordinary
 * picture would be rounded twice.
 */
export const gamutOf = async (bitmap: ImageBitmap): Promise<Gamut> => {
  isP3Found ??= findsP3().catch(() => false);
  if (!(await isP3Found)) return 'srgb';
  const { width, height } = fitWithin(bitmap, PLACES);
  // Drawing the whole bitmap to a canvas of another color space would convert all its pixels: a second or more.
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
    // More transparent pixels are rounded too coarsely to decide.
    if (alpha > 127 && isOutsideSrgb((red << 16) | (green << 8) | blue)) return 'display-p3';
  }
  return 'srgb';
};
