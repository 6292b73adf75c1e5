import { deltaEOk } from '../distance';
import { rgbToOklab } from '../oklab';
import type { Random } from '../random';
import type { Color, Palette } from '../types';
import { ATTEMPTS } from './distinct';
import { METHOD_MIN_DISTANCE } from './methods';
import { randomColor } from './randomColor';
import { canChange, type Flags } from './scope';

const isNear = (color: Color, others: readonly Color[]): boolean => {
  const lab = rgbToOklab(color.rgb);
  return others.some(({ rgb }) => deltaEOk(rgbToOklab(rgb), lab) < METHOD_MIN_DISTANCE);
};

/**
 * A palette of the same size at random. Locked colors stay. Each other color is drawn up to ten times to keep a
 * distance from the locked ones and from those before it, as look-alikes waste a place.
 */
export const randomPalette = (colors: Palette, locked: Flags, random: Random): Palette => {
  const others = colors.filter((_, i) => !canChange({ locked }, i));
  return colors.map((color, i) => {
    if (!canChange({ locked }, i)) return color;
    let drawn = randomColor(random);
    for (let attempt = 1; attempt < ATTEMPTS && isNear(drawn, others); attempt++) drawn = randomColor(random);
    others.push(drawn);
    return drawn;
  });
};
