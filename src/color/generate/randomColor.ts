import { colorFromHsl } from '../color';
import { randomInt, type Random } from '../random';
import type { Color } from '../types';

/** Any hue; saturation and lightness within 15–84 %, where a hue is still recognizable. */
export const randomColor = (random: Random): Color =>
  colorFromHsl({ h: randomInt(random, 0, 359), s: randomInt(random, 15, 84), l: randomInt(random, 15, 84) });
