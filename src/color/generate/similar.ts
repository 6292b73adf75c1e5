import { sameColor } from '../color';
import { randomInt, type Random } from '../random';
import type { Color, Palette } from '../types';
import { isHueless, withHsl } from './channels';
import { drawDistinct } from './distinct';
import { changeColors, type Flags } from './scope';

/** Maximum deviation of a variant, to either side. */
type Reach = { readonly hueDegrees: number; readonly percent: number };

const PALETTE_REACH: Reach = { hueDegrees: 30, percent: 20 };
const COLOR_REACH: Reach = { hueDegrees: 15, percent: 10 };

const SETS = 4;
const VARIANTS = 15;
/** Limit of draws for 15 variants: near black, many draws have the same 8-bit value. */
const MOST_DRAWS = 400;

const vary = (color: Color, { hueDegrees, percent }: Reach, random: Random): Color => {
  const { h, s, l } = color.hsl;
  const around = (value: number, reach: number): number => randomInt(random, value - reach, value + reach);
  return withHsl(color, {
    // A gray's hue is meaningless, so all are equally near.
    h: isHueless(color) ? randomInt(random, 0, 359) : around(h, hueDegrees),
    s: around(s, percent),
    l: around(l, percent),
  });
};

/** The 4 rows of the Similar tab. */
export const similarPalettes = (palette: Palette, locked: Flags, random: Random): Palette[] =>
  Array.from(
    { length: SETS },
    () =>
      drawDistinct(
        () => ({ palette: changeColors(palette, { locked }, (color) => vary(color, PALETTE_REACH, random)) }),
        locked,
      ).palette,
  );

/** 15 variants that differ from the color and from each other; fewer if draws run out. */
export const similarColors = (color: Color, random: Random): Color[] => {
  const found: Color[] = [];
  for (let draws = 0; draws < MOST_DRAWS && found.length < VARIANTS; draws++) {
    const variant = vary(color, COLOR_REACH, random);
    if (![color, ...found].some((other) => sameColor(other, variant))) found.push(variant);
  }
  return found;
};
