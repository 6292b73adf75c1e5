import { colorFromPacked, packRgb } from '../../src/color/color';
import { oklabToRgb, rgbToOklab } from '../../src/color/oklab';
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

const labOf = (rgb: PackedRgb): Oklab => rgbToOklab(colorFromPacked(rgb).rgb);

/** Added to squared distances in OKLab, so that a color equal to a palette color only follows that one. */
const EPSILON = 1e-9;

/**
 * Moves each color like the palette colors around it, weighted by the inverse fourth power of the distance in OKLab:
 * differences are kept, and no new edges appear.
 */
export const recoloring = (palette: readonly PackedRgb[], target: readonly PackedRgb[]): ColorMap => {
  const moves = palette.map((rgb, i) => {
    const from = labOf(rgb);
    const to = labOf(target[i] ?? rgb);
    return { from, L: to.okL - from.okL, a: to.okA - from.okA, b: to.okB - from.okB };
  });
  return (rgb) => {
    const { okL, okA, okB } = labOf(rgb);
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
    return packRgb(oklabToRgb({ okL: okL + L / sum, okA: okA + a / sum, okB: okB + b / sum }));
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
