import { deltaE00 } from '../../../../src/color/distance';
import { labToRgb, rgbToLab } from '../../../../src/color/lab';
import type { Lab } from '../../../../src/color/types';
import type { PackedRgb } from '../../../../src/engine/engine';

/** Lightness step between shades: the widest that allows four shades of black or white within REACH. */
const STEP = 3.8;
/** Maximum ΔE00 between a shade and the frame's color. */
const REACH = 9.9;
/** Minimum ΔE00 between shades: where a channel is saturated, lighter shades are clipped to the same color. */
const APART = 1.5;
const MOST_STEPS = 12;

const labOf = (rgb: PackedRgb): Lab => rgbToLab({ r: rgb >> 16, g: (rgb >> 8) & 255, b: rgb & 255 });

/** Alternately lighter and darker: 1, −1, 2, −2 … */
const offsets = Array.from({ length: MOST_STEPS }, (_, i) => i + 1).flatMap((steps) => [steps, -steps]);

/** Up to `count` lighter and darker shades of a color, the nearest first. */
const shadesOf = (rgb: PackedRgb, count: number): readonly PackedRgb[] => {
  const lab = labOf(rgb);
  const shades: PackedRgb[] = [];
  const places = [lab];
  // Smaller steps if a color is so close to black or white that there are too few.
  for (const step of [STEP, STEP / 2, STEP / 4]) {
    for (const offset of offsets) {
      const lightness = lab.L + offset * step;
      if (shades.length >= count || lightness < 0 || lightness > 100) continue;
      const { r, g, b } = labToRgb({ ...lab, L: lightness });
      const place = rgbToLab({ r, g, b });
      if (deltaE00(lab, place) > REACH || places.some((other) => deltaE00(other, place) < APART)) continue;
      shades.push((r << 16) | (g << 8) | b);
      places.push(place);
    }
  }
  return shades;
};

/**
 * Fills a palette up to `count` with shades of its colors, the first color's first, as the frame has no other colors.
 */
export const withShades = (colors: readonly PackedRgb[], count: number): readonly PackedRgb[] => {
  const filled = new Set(colors);
  const shades = colors.map((rgb) => shadesOf(rgb, count));
  for (let round = 0; filled.size < count && round < count; round += 1) {
    for (const own of shades) {
      const shade = own[round];
      if (shade !== undefined && filled.size < count) filled.add(shade);
    }
  }
  return [...filled];
};
