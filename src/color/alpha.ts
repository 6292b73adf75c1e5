/**
 * Weights of pixels by alpha. With alpha of `whole` (7/16) or more a pixel is seen in its own color and counts fully,
 * so that glass counts its area; a fainter one counts by alpha / `whole`. Ignored are pixels below `faint`, and fainter
 * ones with all channels below `darkest`: soft shadows, which tint what they fall on. A picture of nothing else, such
 * as a faint black icon, counts them after all. softShadow.ts of src/engine handles the denser parts of soft shadows,
 * and tells dark glass from them.
 */
export const ALPHA = { whole: 112, faint: 16, darkest: 48 } as const;

/** From this alpha on, dark glass is a color, although it is fainter than what is seen in its own color. */
export const FAINTEST_GLASS = 64;
