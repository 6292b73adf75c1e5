/**
 * Weights of linear red, green and blue in luminance: ITU-R BT.709, rounded as in WCAG 2. Lab and XYZ take theirs, with
 * more decimals, from `SRGB_TO_XYZ`.
 */
export const LUMINANCE_WEIGHTS = [0.2126, 0.7152, 0.0722] as const;
