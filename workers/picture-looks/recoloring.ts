import { colorFromPacked, packRgb } from '../../src/color/color';
import { linearToRgb } from '../../src/color/convert';
import { oklabToLinear, rgbToOklab } from '../../src/color/oklab';
import type { Oklab } from '../../src/color/types';
import type { PackedRgb } from '../../src/engine/engine';
import type { ColorMap } from './colorMaps';
import { seenOf, toe, withoutToe } from './seenLightness';

const oklabOf = (rgb: PackedRgb): Oklab => rgbToOklab(colorFromPacked(rgb).rgb);

/** Mixed with the gray of its lightness as far as it is outside sRGB: clipped by channels, it would change its hue. */
const toRgb = (lab: Oklab): PackedRgb => {
  const { lr, lg, lb } = oklabToLinear(lab);
  const gray = lab.okL ** 3;
  const [least, most] = [Math.min(lr, lg, lb), Math.max(lr, lg, lb)];
  const overBlack = least < 0 ? gray / (gray - least) : 1;
  const underWhite = most > 1 ? (1 - gray) / (most - gray) : 1;
  const kept = Math.max(0, Math.min(overBlack, underWhite));
  const mixed = (light: number): number => gray + (light - gray) * kept;
  return packRgb(linearToRgb({ lr: mixed(lr), lg: mixed(lg), lb: mixed(lb) }));
};

/** Added to squared distances, so that a color equal to a palette color only follows that one. */
const EPSILON = 1e-12;
/** Chroma at which a color begins to look gray: below it, differences in chroma count less and less. */
const GRAY_CHROMA = 0.03;

/** The part of the chroma of a color that is left where it is shaded, or lightened, from one lightness to another. */
const shading = (from: number, to: number): number => {
  if (to === from) return 1;
  return to < from ? to / from : (1 - to) / (1 - from);
};

/**
 * Gives each color the mean of the target colors, weighted by how near it is to their counterparts in the palette (the
 * inverse square of the distance as it is seen: higher powers make edges where the picture has soft transitions), at its
 * own distance in lightness from the mean of the counterparts. So its hue and chroma are within what the target colors
 * span; shaded and lightened, or outside sRGB, it approaches gray. What is grayer than the palette around it approaches
 * the least colorful target color.
 */
export const recoloring = (palette: readonly PackedRgb[], target: readonly PackedRgb[]): ColorMap => {
  const pairs = palette.map((rgb, i) => {
    const from = seenOf(oklabOf(rgb));
    const to = oklabOf(target[i] ?? rgb);
    return { from, chroma: Math.hypot(from.okA, from.okB), to, seenTo: toe(to.okL) };
  });
  const chromaOf = ({ to }: { readonly to: Oklab }): number => Math.hypot(to.okA, to.okB);
  const quiet = pairs.toSorted((p, q) => chromaOf(p) - chromaOf(q))[0]?.to ?? { okL: 0, okA: 0, okB: 0 };
  return (rgb) => {
    const { okL, okA, okB } = seenOf(oklabOf(rgb));
    let [sum, fromL, chroma, toL, toA, toB] = [0, 0, 0, 0, 0, 0];
    for (const { from, chroma: own, to, seenTo } of pairs) {
      const squared = (okL - from.okL) ** 2 + (okA - from.okA) ** 2 + (okB - from.okB) ** 2 + EPSILON;
      const weight = 1 / squared;
      sum += weight;
      fromL += weight * from.okL;
      chroma += weight * own;
      toL += weight * seenTo;
      toA += weight * to.okA;
      toB += weight * to.okB;
    }
    if (sum === 0) return rgb;
    const seenMean = toL / sum;
    const seen = Math.min(1, Math.max(0, okL + seenMean - fromL / sum));
    const [mean, lightness] = [withoutToe(seenMean), withoutToe(seen)];
    const strength = Math.min(1, (Math.hypot(okA, okB) + GRAY_CHROMA) / (chroma / sum + GRAY_CHROMA));
    const shade = shading(mean, lightness);
    return toRgb({
      okL: lightness,
      okA: shade * (quiet.okA + strength * (toA / sum - quiet.okA)),
      okB: shade * (quiet.okB + strength * (toB / sum - quiet.okB)),
    });
  };
};
