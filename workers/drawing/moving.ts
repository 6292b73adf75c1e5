import { colorFromPacked, packRgb } from '../../src/color/color';
import { linearToRgb } from '../../src/color/convert';
import { oklabToLinear, rgbToOklab } from '../../src/color/oklab';
import type { Oklab } from '../../src/color/types';
import type { PackedRgb } from '../../src/engine/engine';
import type { ColorMap } from '../picture-looks/colorMaps';
import { seenOf, withoutToe } from '../picture-looks/seenLightness';

/** Seen lightness from which a color outside sRGB is clipped, which keeps it strong. Darker ones would glow. */
const CLIPPED_FROM = 0.4;

const seenToRgb = ({ okL: seen, okA, okB }: Oklab): PackedRgb => {
  if (seen <= 0) return 0;
  const okL = withoutToe(seen);
  const share = okL / seen;
  const { lr, lg, lb } = oklabToLinear({ okL, okA: okA * share, okB: okB * share });
  const gray = okL ** 3;
  const least = Math.min(lr, lg, lb);
  const inside = least < 0 ? gray / (gray - least) : 1;
  const kept = inside + (1 - inside) * Math.min(1, seen / CLIPPED_FROM);
  const mixed = (light: number): number => gray + (light - gray) * kept;
  return packRgb(linearToRgb({ lr: mixed(lr), lg: mixed(lg), lb: mixed(lb) }));
};

/** Added to squared distances, so that a color equal to a palette color only follows that one. */
const EPSILON = 1e-9;

/**
 * Moves each color like the palette colors around it, weighted by the inverse fourth power of the distance as it is
 * seen: differences are kept, and no new edges appear.
 */
export const moving = (palette: readonly PackedRgb[], target: readonly PackedRgb[]): ColorMap => {
  const moves = palette.map((rgb, i) => {
    const from = seenOf(rgbToOklab(colorFromPacked(rgb).rgb));
    const to = seenOf(rgbToOklab(colorFromPacked(target[i] ?? rgb).rgb));
    return { from, L: to.okL - from.okL, a: to.okA - from.okA, b: to.okB - from.okB };
  });
  return (rgb) => {
    const { okL, okA, okB } = seenOf(rgbToOklab(colorFromPacked(rgb).rgb));
    let [sum, L, a, b] = [0, 0, 0, 0];
    for (const move of moves) {
      const { from } = move;
      const squared = (okL - from.okL) ** 2 + (okA - from.okA) ** 2 + (okB - from.okB) ** 2;
      const weight = 1 / (squared + EPSILON) ** 2;
      sum += weight;
      L += weight * move.L;
      a += weight * move.a;
      b += weight * move.b;
    }
    return seenToRgb({ okL: okL + L / sum, okA: okA + a / sum, okB: okB + b / sum });
  };
};
