import type { Pixels } from './nearestColors';

/** Enough to find areas of color; looking at them takes a few milliseconds. */
const READ_WIDTH = 72;

/** The pixels of a picture, small. Rejects where it cannot be decoded. */
export const readImage = async (file: Blob): Promise<Pixels> => {
  // Decoded and made small beside the page's thread, which a picture of the page itself would keep for 10 ms.
  const bitmap = await createImageBitmap(file, { resizeWidth: READ_WIDTH, resizeQuality: 'medium' });
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  if (!context) throw new Error('no 2d context');
  return context.getImageData(0, 0, width, height);
};
