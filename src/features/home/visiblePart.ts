import type { Place, Raster } from '../../color/locateColors';

export type Size = { readonly width: number; readonly height: number };

/**
 * The centered part of a picture that is visible in a frame it covers, and the mapping to places in the whole picture.
 * An inset in frame pixels is excluded at each edge. A frame without size shows the whole picture.
 */
export const visiblePart = (
  picture: Raster,
  frame: Size,
  margin = 0,
): { readonly part: Raster; readonly toWhole: (place: Place) => Place } => {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const visibleLength = (whole: number, side: number): number =>
    scale > 0 ? Math.max(1, Math.min(whole, Math.floor((side - 2 * margin) / scale))) : whole;
  const width = visibleLength(picture.width, frame.width);
  const height = visibleLength(picture.height, frame.height);
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
