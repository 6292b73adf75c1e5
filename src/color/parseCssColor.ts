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

// The spaces of CSS Color 4, registered one by one so that a bundle holds no others.
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
  /** In sRGB; a color outside it is reduced in chroma at its lightness and hue. */
  readonly color: Color;
  /** 'color(display-p3 …)' of a color outside sRGB, else null. */
  readonly wide: string | null;
};

/** In characters; longer texts are rejected unread. */
const LONGEST = 128;
/** Excludes the 4 and 8 digits that CSS allows: this product reads hex by itself, in 3 and 6. */
const HEX_LIKE = /^#|^[0-9a-f]+$/i;
const RGB_FUNCTION = /^\s*rgba?\(/i;
/** Half an 8-bit step: what exceeds the gamut by less rounds into it. */
const HALF_STEP = 0.5 / 255;

const isInside = (channels: readonly number[]): boolean =>
  channels.every((channel) => channel >= -HALF_STEP && channel <= 1 + HALF_STEP);

/** A color in any space of CSS, not gamut-mapped, with its alpha. */
export type SpaceColor = NonNullable<ReturnType<typeof parse>>;

/**
 * The color in the space it is written in; null for anything else, and for hex, which `parseHex` reads. A missing
 * channel ('none') counts as 0 outside interpolation (CSS Color 4, §4.4); `keepsMissing` leaves it undefined.
 */
export const parseSpaceColor = (text: string, keepsMissing = false): SpaceColor | null => {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || HEX_LIKE.test(trimmed)) return null;
  const lower = trimmed.toLowerCase();
  try {
    return parse(keepsMissing ? lower : lower.replaceAll(/\bnone\b/g, '0')) ?? null;
  } catch {
    // culori throws at unknown units, as in 'color(0xff0d9488)'.
    return null;
  }
};

/** Whether the outermost function is rgb(), which clamps its channels (CSS Color 4, §5.1); color() does not. */
export const isRgbFunction = (text: string): boolean => RGB_FUNCTION.test(text);

/** The color for the product; null if fully transparent. `isCut` clamps to sRGB instead of mapping into it. */
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
 * digits. Null for anything else and for full transparency. Alpha is dropped: palettes have none. Never throws.
 */
export const parseCssColor = (text: string): CssColor | null => {
  const hex = parseHex(text);
  if (hex) return { color: hex, wide: null };
  const parsed = parseSpaceColor(text);
  return parsed && toCssColor(parsed, isRgbFunction(text));
};
