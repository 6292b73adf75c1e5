import type { Pixels } from './nearestColors';

/** Enough to find areas of color; reading it takes a few milliseconds. */
const READ_WIDTH = 72;

/** The pixels of a loaded picture, small. Throws where the picture came from a server that forbids reading it. */
export const readImage = (image: HTMLImageElement): Pixels => {
  const height = Math.max(1, Math.round((READ_WIDTH * image.naturalHeight) / image.naturalWidth));
  const canvas = document.createElement('canvas');
  canvas.width = READ_WIDTH;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  context.drawImage(image, 0, 0, READ_WIDTH, height);
  return context.getImageData(0, 0, READ_WIDTH, height);
};
