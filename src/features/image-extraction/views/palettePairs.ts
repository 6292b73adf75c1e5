import { colorFromPacked } from '../../../color/color';
import { contrastRatio, relativeLuminance } from '../../../color/contrast';
import type { ReadablePair } from '../../../../workers/picture-looks/api';

/** All pairs of a palette, the darker color as text, best first, including those that fail. */
export const palettePairs = (colors: readonly number[]): readonly ReadablePair[] => {
  const byLight = colors.toSorted(
    (a, b) => relativeLuminance(colorFromPacked(a).rgb) - relativeLuminance(colorFromPacked(b).rgb) || a - b,
  );
  return byLight
    .flatMap((text, i) =>
      byLight.slice(i + 1).map((background) => ({
        text,
        background,
        ratio: contrastRatio(colorFromPacked(text).rgb, colorFromPacked(background).rgb),
      })),
    )
    .toSorted((a, b) => b.ratio - a.ratio);
};
