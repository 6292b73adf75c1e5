import { colorFromPacked, packRgb } from '../../src/color/color';
import { oklabToRgb, rgbToOklab } from '../../src/color/oklab';
import type { Oklab } from '../../src/color/types';
import type { PackedRgb } from '../../src/engine/engine';
import type { ColorMap } from '../picture-looks/colorMaps';

type Triple = readonly [number, number, number];

const channels = (rgb: PackedRgb): Triple => [rgb >> 16, (rgb >> 8) & 255, rgb & 255];

/**
 * Penalty on the squared distance, in proportion to a pair's length: nearly any color lies between black and white, so
 * a distant pair must fit clearly better than a near one.
 */
const LENGTH_COST = 0.0015;

type Pair = {
  readonly from: Triple;
  readonly step: Triple;
  readonly squared: number;
  readonly first: number;
  readonly second: number;
};

const labOf = (rgb: PackedRgb): Oklab => rgbToOklab(colorFromPacked(rgb).rgb);

/**
 * Recolors flat art. An edge pixel is a blend of two palette colors: it becomes the same blend of their targets. The
 * difference between the blend and the pixel is kept, as are the noise and the gradients of the picture.
 * @param palette the colors of the picture, at least one
 * @param target the new color of each
 */
export const mixing = (palette: readonly PackedRgb[], target: readonly PackedRgb[]): ColorMap => {
  const drawn = palette.map(channels);
  const goals = palette.map((rgb, i) => target[i] ?? rgb);
  const goalChannels = goals.map(channels);
  const moves = palette.map((rgb, i) => {
    const [from, to] = [labOf(rgb), labOf(goals[i] ?? rgb)];
    return { L: to.okL - from.okL, a: to.okA - from.okA, b: to.okB - from.okB };
  });
  const pairs = drawn.flatMap((from, first) =>
    drawn.slice(first + 1).map((to, j): Pair => {
      const step: Triple = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
      const squared = step[0] ** 2 + step[1] ** 2 + step[2] ** 2;
      return { from, step, squared, first, second: first + 1 + j };
    }),
  );
  /** Moves a color the way the palette color at this index moves. */
  const moved = (rgb: PackedRgb, at: number): PackedRgb => {
    const move = moves[at];
    if (!move) return rgb;
    const { okL, okA, okB } = labOf(rgb);
    return packRgb(oklabToRgb({ okL: okL + move.L, okA: okA + move.a, okB: okB + move.b }));
  };
  return (rgb) => {
    const [r, g, b] = channels(rgb);
    let [nearest, least] = [0, Infinity];
    drawn.forEach(([dr, dg, db], i) => {
      const off = (r - dr) ** 2 + (g - dg) ** 2 + (b - db) ** 2;
      if (off < least) [nearest, least] = [i, off];
    });
    if (least === 0) return goals[nearest] ?? rgb;
    let [best, part]: [Pair | null, number] = [null, 0];
    for (const pair of pairs) {
      const { from, step, squared } = pair;
      const [x, y, z] = [r - from[0], g - from[1], b - from[2]];
      const along = (x * step[0] + y * step[1] + z * step[2]) / squared;
      if (!(along > 0 && along < 1)) continue;
      const off =
        (x - along * step[0]) ** 2 +
        (y - along * step[1]) ** 2 +
        (z - along * step[2]) ** 2 +
        LENGTH_COST * squared;
      if (off < least) [best, part, least] = [pair, along, off];
    }
    if (!best) return moved(rgb, nearest);
    const [one, other] = [goalChannels[best.first], goalChannels[best.second]];
    if (!one || !other) return rgb;
    const mix = (channel: 0 | 1 | 2): number =>
      Math.round(one[channel] + part * (other[channel] - one[channel]));
    return (mix(0) << 16) | (mix(1) << 8) | mix(2);
  };
};
