import { colorFromPacked } from '../../../color/color';
import { contrastRatio, relativeLuminance } from '../../../color/contrast';
import type { ReadablePair } from '../../../../workers/picture-looks/api';

/** Every two colors of a palette, the darker one as text, best first. Those that fail are among them. */
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
