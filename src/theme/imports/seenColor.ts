import { colorFromRgb } from '../../color/color';
import { parseCssColor, parseSpaceColor } from '../../color/parseCssColor';
import type { Color } from '../../color/types';

/** A color and its opacity, 1 for opaque. */
export type SeenColor = { readonly color: Color; readonly opacity: number };

/** '#0F08' and '#00FF0080'. */
const HEX = /^(#(?:[0-9a-f]{3}|[0-9a-f]{6}))([0-9a-f]{1,2})$/i;

/** 'add' and '700' are a word and a font weight; six digits without '#' are a color in tokens. */
const BARE = /^[0-9a-f]{3}$|^\d+$/i;

/** A CSS color with its opacity; null for anything else, and for fully transparent colors. Never throws. */
export const readOpacity = (text: string): SeenColor | null => {
  if (BARE.test(text.trim())) return null;
  const [, hex, alpha] = HEX.exec(text.trim()) ?? [];
  const isPaired = (hex?.length === 4) === (alpha?.length === 1);
  if (hex !== undefined && alpha !== undefined && isPaired) {
    const color = parseCssColor(hex)?.color;
    const opacity = Number.parseInt(alpha, 16) / (alpha.length === 1 ? 15 : 255);
    return color && opacity > 0 ? { color, opacity } : null;
  }
  const color = parseCssColor(text)?.color;
  return color ? { color, opacity: Math.min(parseSpaceColor(text)?.alpha ?? 1, 1) } : null;
};

/** The result of a color on an opaque ground, mixed in sRGB as browsers do. */
export const onGround = ({ color, opacity }: SeenColor, ground: Color): Color => {
  const mix = (front: number, back: number): number => Math.round(back + (front - back) * opacity);
  return colorFromRgb({
    r: mix(color.rgb.r, ground.rgb.r),
    g: mix(color.rgb.g, ground.rgb.g),
    b: mix(color.rgb.b, ground.rgb.b),
  });
};
