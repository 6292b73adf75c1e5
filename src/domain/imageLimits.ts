/** Limits for colors from pictures. */
export const EXTRACTION = {
  swatchTarget: 200,
  defaultCount: 5,
  /** Longest side in pixels of the preview, and at which an SVG is rendered; colors are read from every pixel. */
  maxSide: 800,
  /** Decoded pictures: 512 MB of RGBA. */
  maxPixels: 128_000_000,
  galleryPageSize: 15,
  /** Palettes kept in the history of pictures, on every plan. */
  historyLimit: 50,
} as const;
