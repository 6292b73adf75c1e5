import type { Place, Raster } from '../../color/locateColors';

export type Size = { readonly width: number; readonly height: number };

/**
 * The middle of a picture that a frame shows when the picture covers it, and the way back to places in the whole. So
 * many pixels of the frame stay out of it at each edge. A frame without a size shows all of the picture.
 */
export const visiblePart = (
  picture: Raster,
  frame: Size,
  margin = 0,
): { readonly part: Raster; readonly toWhole: (place: Place) => Place } => {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const seen = (whole: number, side: number): number =>
    scale > 0 ? Math.max(1, Math.min(whole, Math.floor((side - 2 * margin) / scale))) : whole;
  const width = seen(picture.width, frame.width);
  const height = seen(picture.height, frame.height);
  const left = Math.floor((picture.width - width) / 2);
  const top = Math.floor((picture.height - height) / 2);
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * picture.width + left) * 4;
    rgba.set(picture.rgba.subarray(start, start + width * 4), y * width * 4);
  }
  return {
    part: { width, height, rgba },
    toWhole: ({ x, y }) => ({
      x: (left + x * width) / picture.width,
      y: (top + y * height) / picture.height,
    }),
  };
};
