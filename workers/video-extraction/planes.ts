import type { YuvMatrix } from './yuvMatrix';

/** A decoded frame as its planes of bytes: luma, and chroma at half the width and height. */
export type Planes = {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly luma: PlaneLayout;
  readonly cb: PlaneLayout;
  readonly cr: PlaneLayout;
  /** Bytes from one chroma value to the next: 2 where both kinds alternate in one plane (NV12). */
  readonly chromaStep: 1 | 2;
  readonly matrix: YuvMatrix;
};

export type Pixels = {
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
};

/**
 * How many pixels of the frame become one: one chroma value covers two by two, so steps above 1 are even.
 * The long side comes out between half of `maxSide` and all of it.
 */
const stepOf = (side: number, maxSide: number): number =>
  side <= maxSide ? 1 : 2 * Math.ceil(side / (2 * maxSide));

const createPixels = (width: number, height: number): Pixels => ({
  rgba: new Uint8ClampedArray(width * height * 4).fill(255),
  width,
  height,
});

/**
 * RGBA of the frame at `maxSide` or less, opaque. Each pixel stands for one place of the frame, its luma the mean of the
 * two by two that share its chroma: nothing is mixed across edges, and the cost does not grow with the frame.
 */
export const planesToPixels = (planes: Planes, maxSide: number): Pixels => {
  const { bytes, luma, cb, cr, chromaStep, matrix } = planes;
  const step = stepOf(Math.max(planes.width, planes.height), maxSide);
  const pixels = createPixels(
    Math.max(1, Math.floor(planes.width / step)),
    Math.max(1, Math.floor(planes.height / step)),
  );
  const { rgba, width, height } = pixels;
  const { black, luma: lumaScale, crToR, cbToG, crToG, cbToB } = matrix;
  // The neighbours that share the chroma; none at full size.
  const right = step === 1 ? 0 : 1;
  const below = step === 1 ? 0 : luma.stride;
  for (let row = 0, at = 0; row < height; row += 1) {
    const y = row * step;
    const lumaRow = luma.offset + y * luma.stride;
    const cbRow = cb.offset + (y >> 1) * cb.stride;
    const crRow = cr.offset + (y >> 1) * cr.stride;
    for (let column = 0; column < width; column += 1, at += 4) {
      const x = column * step;
      const corner = lumaRow + x;
      const sum =
        (bytes[corner] ?? 0) +
        (bytes[corner + right] ?? 0) +
        (bytes[corner + below] ?? 0) +
        (bytes[corner + below + right] ?? 0);
      const chroma = (x >> 1) * chromaStep;
      const blue = (bytes[cbRow + chroma] ?? 0) - 128;
      const red = (bytes[crRow + chroma] ?? 0) - 128;
      // 16.16, with half a unit to round; four lumas were added.
      const light = (((sum - 4 * black) * lumaScale) >> 2) + 32_768;
      rgba[at] = (light + red * crToR) >> 16;
      rgba[at + 1] = (light - blue * cbToG - red * crToG) >> 16;
      rgba[at + 2] = (light + blue * cbToB) >> 16;
    }
  }
  return pixels;
};
