import { packRgb } from '../../../color/color';
import { rgbToOklch } from '../../../color/oklab';
import type { Color, Palette } from '../../../color/types';

const BUCKET_DEGREES = 24;
/** Below this OKLCH chroma a color looks gray, whatever its hue. */
const NEUTRAL_CHROMA = 0.035;

/** The unique colors of some palettes: by hue in steps of 24°, light to dark within one, neutrals last. */
export const sortedColors = (palettes: readonly Palette[]): Color[] => {
  const distinct = [...new Map(palettes.flat().map((color) => [packRgb(color.rgb), color])).values()];
  return distinct
    .map((color) => {
      const { okL, okC, okH } = rgbToOklch(color.rgb);
      const bucket = okC < NEUTRAL_CHROMA ? Infinity : Math.floor(okH / BUCKET_DEGREES);
      return { color, bucket, okL };
    })
    .toSorted((a, b) => (a.bucket === b.bucket ? b.okL - a.okL : a.bucket - b.bucket))
    .map(({ color }) => color);
};
