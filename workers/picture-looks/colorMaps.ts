import { colorFromPacked, packRgb } from '../../src/color/color';
import { linearToRgb } from '../../src/color/convert';
import { oklabToLinear, rgbToOklab } from '../../src/color/oklab';
import type { Oklab } from '../../src/color/types';
import type { PackedRgb } from '../../src/engine/engine';
import { uniformOf } from '../../src/engine/reference/points';

/** Maps a color to another, both as 0xRRGGBB. */
export type ColorMap = (rgb: PackedRgb) => PackedRgb;

/** Maps to the nearest palette color, in the space in which the engine makes palettes (approximately ΔE00). */
export const posterizing = (palette: readonly PackedRgb[]): ColorMap => {
  const points = palette.map(uniformOf);
  return (rgb) => {
    const [x, y, z] = uniformOf(rgb);
    let nearest = 0;
    let best = Infinity;
    points.forEach(([px, py, pz], i) => {
      const distance = (x - px) ** 2 + (y - py) ** 2 + (z - pz) ** 2;
      if (distance < best) [nearest, best] = [i, distance];
    });
    return palette[nearest] ?? rgb;
  };
};

// The toe that makes OKLab's lightness that of CIELAB: B. Ottosson, "Okhsv and Okhsl" (2021).
const [K1, K2] = [0.206, 0.03];
const K3 = (1 + K1) / (1 + K2);
const toe = (okL: number): number => {
  const x = K3 * okL - K1;
  return (x + Math.sqrt(x * x + 4 * K2 * K3 * okL)) / 2;
};
const withoutToe = (seen: number): number => (seen * (seen + K1)) / (K3 * (seen + K2));

/** Of a lightness near 0, where both are. */
const TOE_AT_BLACK = (K2 * K3) / K1;

/**
 * OKLab with less and less of everything toward black: there it sets a step of a single code as far apart as ten codes
 * of light gray are. Noise that nobody sees in a black background would be loud once that is light.
 */
const seenOf = (rgb: PackedRgb): Oklab => {
  const { okL, okA, okB } = rgbToOklab(colorFromPacked(rgb).rgb);
  const seen = toe(okL);
  const share = okL > 0 ? seen / okL : TOE_AT_BLACK;
  return { okL: seen, okA: okA * share, okB: okB * share };
};

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
export const recoloring = (palette: readonly PackedRgb[], target: readonly PackedRgb[]): ColorMap => {
  const moves = palette.map((rgb, i) => {
    const from = seenOf(rgb);
    const to = seenOf(target[i] ?? rgb);
    return { from, L: to.okL - from.okL, a: to.okA - from.okA, b: to.okB - from.okB };
  });
  return (rgb) => {
    const { okL, okA, okB } = seenOf(rgb);
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

/**
 * Caches a map's results per color: a photograph has twenty times as many pixels as colors. 64 MB, of which little is
 * touched.
 */
export const remembering = (map: ColorMap): ColorMap => {
  const known = new Uint32Array(1 << 24);
  return (rgb) => {
    // Stored plus one, so that 0 means unknown.
    const answer = known[rgb] ?? 0;
    if (answer > 0) return answer - 1;
    const mapped = map(rgb);
    known[rgb] = mapped + 1;
    return mapped;
  };
};
