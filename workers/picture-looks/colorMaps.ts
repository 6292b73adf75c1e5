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
