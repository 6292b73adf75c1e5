import {
  clampChroma,
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as register,
} from 'culori/fn';
import { colorFromRgb } from './color';
import { decimals } from './formatCss';
import { oklchInGamut } from './gamut';
import { parseHex } from './parse';
import type { Color } from './types';

// The spaces of CSS Color 4. Registered by name: a bundle holds no others.
for (const mode of [
  modeRgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeLrgb,
  modeP3,
  modeRec2020,
  modeA98,
  modeProphoto,
  modeXyz50,
  modeXyz65,
])
  register(mode);

const toRgb = converter('rgb');
const toOklch = converter('oklch');
const toP3 = converter('p3');

export type CssColor = {
  /** The color in sRGB. Of one that sRGB does not have, the nearest of its lightness and hue. */
  readonly color: Color;
  /** 'color(display-p3 …)' of a color outside sRGB, else null. */
  readonly wide: string | null;
};

/** Longer texts are no colors, whatever they begin with. */
const LONGEST = 128;
/** Hex of 4 and 8 digits, which CSS has, is no hex of this product. */
const HEX_LIKE = /^#|^[0-9a-f]+$/i;
const RGB_FUNCTION = /^\s*rgba?\(/i;
/** Half a step of 8 bits: what lies closer to the edge than this rounds to a color of sRGB. */
const HALF_STEP = 0.5 / 255;

const isInside = (channels: readonly number[]): boolean =>
  channels.every((channel) => channel >= -HALF_STEP && channel <= 1 + HALF_STEP);

/** A color in any space of CSS, unmapped and with its opacity. */
export type SpaceColor = NonNullable<ReturnType<typeof parse>>;

/** What the text says in its own space; null for anything else and for hex, which this product reads by itself. */
export const parseSpaceColor = (text: string): SpaceColor | null => {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || HEX_LIKE.test(trimmed)) return null;
  try {
    // A missing channel counts as 0 where nothing is mixed (CSS Color 4, §4.4).
    return parse(trimmed.toLowerCase().replaceAll(/\bnone\b/g, '0')) ?? null;
  } catch {
    // The parser stumbles over units that it does not know, as in 'color(0xff0d9488)'.
    return null;
  }
};

/** Whether the outermost function is rgb(), whose channels are clamped (CSS Color 4, §5.1); those of color() are not. */
export const isRgbFunction = (text: string): boolean => RGB_FUNCTION.test(text);

/** The color as the product has it; null if fully transparent. `isCut` clamps to sRGB what else would be gamut-mapped. */
export const toCssColor = (parsed: SpaceColor, isCut: boolean): CssColor | null => {
  if (parsed.alpha === 0) return null;
  const { r, g, b } = toRgb(parsed);
  if (![r, g, b].every(Number.isFinite)) return null;
  if (isInside([r, g, b]) || isCut) {
    const channel = (value: number): number => Math.max(0, Math.min(255, Math.round(255 * value)));
    return { color: colorFromRgb({ r: channel(r), g: channel(g), b: channel(b) }), wide: null };
  }
  const { l, c, h = 0 } = toOklch(parsed);
  const p3 = toP3(clampChroma({ ...parsed, alpha: 1 }, 'oklch', 'p3'));
  const channels = [p3.r, p3.g, p3.b].map((value) => decimals(Math.max(0, Math.min(1, value)), 4));
  return {
    color: colorFromRgb(oklchInGamut({ okL: l, okC: c, okH: h })),
    wide: `color(display-p3 ${channels.join(' ')})`,
  };
};

/**
 * Any color of CSS Color 4: names, rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch(), color(); and hex of 3 or 6
 * digits. Null for anything else, and for what cannot be seen at all. Opacity is left out: palettes have none.
 * Never throws.
 */
export const parseCssColor = (text: string): CssColor | null => {
  const hex = parseHex(text);
  if (hex) return { color: hex, wide: null };
  const parsed = parseSpaceColor(text);
  return parsed && toCssColor(parsed, isRgbFunction(text));
};
