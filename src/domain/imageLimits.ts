/** Extraction from pictures. */
export const EXTRACTION = {
  swatchTarget: 200,
  defaultCount: 5,
  /** Longest side of the preview in pixels, and of an SVG as it is drawn; colors are read from every pixel. */
  maxSide: 800,
  /** Decoded pictures: 512 MB of RGBA. */
  maxPixels: 128_000_000,
  galleryPageSize: 15,
  /** Palettes of pictures kept to go back to, on every plan. */
  historyLimit: 50,
} as const;
