import { parseCssColor } from '../../../color/parseCssColor';
import { oklchInGamut } from '../../../color/gamut';
import { colorFromHex, colorFromRgb } from '../../../color/color';
import { rgbToOklch } from '../../../color/oklab';
import type { Color } from '../../../color/types';
import { SEARCH_COLORS } from './searchColors.data';

/** The effect of a word before a color, in OKLCH: lightness 0 to 1, hue in degrees. */
type Shift = { readonly okL?: number; readonly towardHue?: number };
const SHIFTS: Readonly<Record<string, Shift>> = {
  dark: { okL: -0.18 },
  deep: { okL: -0.12 },
  light: { okL: 0.18 },
  pale: { okL: 0.24 },
  // Orange and blue: the warmest and the coolest hue.
  warm: { towardHue: 60 },
  cool: { towardHue: 250 },
};
const HUE_STEP = 12;

const shift = (color: Color, { okL: lighter = 0, towardHue }: Shift): Color => {
  const { okL, okC, okH } = rgbToOklch(color.rgb);
  const turn = towardHue === undefined ? 0 : ((towardHue - okH + 540) % 360) - 180;
  return colorFromRgb(
    oklchInGamut({
      okL: Math.max(0, Math.min(1, okL + lighter)),
      okC,
      okH: (okH + Math.sign(turn) * Math.min(HUE_STEP, Math.abs(turn)) + 360) % 360,
    }),
  );
};

/** A color of a button beside the search, or a CSS color. */
const plainColor = (name: string): Color | null =>
  SEARCH_COLORS.find((listed) => listed.name.toLowerCase() === name)?.color ??
  parseCssColor(name.replaceAll(' ', ''))?.color ??
  null;

/**
 * The color that words name: 'teal', 'dark teal', 'warm red', or a name in the list of names. Null for none.
 * @param listedHex entry of the list for these words; used if they are neither a button's nor a CSS name
 */
export const namedColor = (words: string, listedHex: string | null): Color | null => {
  const name = words.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const plain = plainColor(name);
  if (plain) return plain;
  if (listedHex !== null) return colorFromHex(listedHex);
  const [first = '', ...others] = name.split(' ');
  const base = Object.hasOwn(SHIFTS, first) ? plainColor(others.join(' ')) : null;
  return base && shift(base, SHIFTS[first] ?? {});
};
