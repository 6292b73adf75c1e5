import type { Pixels } from './nearestColors';

/** Enough to find areas of color within a few milliseconds. */
const READ_WIDTH = 72;

/** The pixels of a picture, scaled down. Rejects if it cannot be decoded. */
export const readImage = async (file: Blob): Promise<Pixels> => {
  // Decoded and scaled off the main thread, which an <img> would block for 10 ms.
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
