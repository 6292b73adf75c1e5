/** Conversion of luma and chroma bytes to RGB, in 16.16 fixed point. */
export type YuvMatrix = {
  /** Luma of black: 16 where the range is limited, else 0. */
  readonly black: number;
  readonly luma: number;
  readonly crToR: number;
  readonly cbToG: number;
  readonly crToG: number;
  readonly cbToB: number;
};

export type PlaneLayout = { readonly offset: number; readonly stride: number };

/** A decoded frame as byte planes: luma, and chroma at half the width and height (4:2:0). */
export type Planes = {
  readonly bytes: Uint8Array;
  /** Both at least 2. */
  readonly width: number;
  readonly height: number;
  readonly luma: PlaneLayout;
  readonly cb: PlaneLayout;
  readonly cr: PlaneLayout;
  /** Bytes from one chroma value to the next: 2 where Cb and Cr are interleaved (NV12). */
  readonly chromaStep: 1 | 2;
  readonly matrix: YuvMatrix;
};

export type Pixels = {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
};

/** Pixels in their own buffer, which can be transferred. */
export type OwnPixels = Pixels & { readonly rgba: Uint8ClampedArray<ArrayBuffer> };

/** Sample positions along an axis. */
export type Places = {
  /** For each pixel, the first of the lumas it averages. */
  readonly starts: Uint32Array;
  /** 1 where each pixel averages two neighbors, 0 at full size. */
  readonly reach: 0 | 1;
};

/** Evenly spaced over `length`, each at the center of its part. */
const placesOf = (length: number, count: number): Places => {
  const starts = new Uint32Array(count);
  const reach = count === length ? 0 : 1;
  for (let index = 0; index < count; index++) {
    const place = reach === 0 ? index : Math.floor(((index + 0.5) * length) / count) - 1;
    starts[index] = Math.max(0, Math.min(place, length - 1 - reach));
  }
  return { starts, reach };
};

/** Which lumas of a frame are sampled to fit its long side into `maxSide`. */
export const placesIn = (
  { width, height }: Planes,
  maxSide: number,
): { readonly columns: Places; readonly rows: Places } => {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const fit = (side: number): number => Math.max(1, Math.round(side * scale));
  return { columns: placesOf(width, fit(width)), rows: placesOf(height, fit(height)) };
};
