/** Limits for colors from videos. */
export const VIDEO = {
  palettesPerFrame: 6,
  colorsPerPalette: 5,
  galleryPageSize: 15,
  /** Most frames that are kept of a video: two hours at one per second. */
  maxFrames: 7200,
} as const;
