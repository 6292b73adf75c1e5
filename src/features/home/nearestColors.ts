import { deltaEOk } from '../../color/distance';
import { rgbToOklab } from '../../color/oklab';
import type { Color } from '../../color/types';

/** A picture's pixels, RGBA. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };

/** The index of the nearest color for every pixel. */
export const nearestColors = ({ width, height, data }: Pixels, colors: readonly Color[]): Uint8Array => {
  const labs = colors.map(({ rgb }) => rgbToOklab(rgb));
  return Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [r = 0, g = 0, b = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
    const lab = rgbToOklab({ r, g, b });
    const distances = labs.map((other) => deltaEOk(lab, other));
    return distances.indexOf(Math.min(...distances));
  });
};
