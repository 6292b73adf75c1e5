/** Limits for colors from videos. */
export const VIDEO = {
  palettesPerFrame: 6,
  colorsPerPalette: 5,
  galleryPageSize: 15,
} as const;
