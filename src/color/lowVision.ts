import type { Color } from './types';
import { isHueless, withHsl } from './generate/channels';

const MORE_SATURATION = 20;
const LIGHTNESS_SHIFT = 10;
/** Limits of the shift; a color beyond them is left where it is. */
const DARKEST = 20;
const LIGHTEST = 80;

const towardExtreme = (lightness: number): number =>
  lightness >= 50
    ? Math.max(lightness, Math.min(LIGHTEST, lightness + LIGHTNESS_SHIFT))
    : Math.min(lightness, Math.max(DARKEST, lightness - LIGHTNESS_SHIFT));

/** Easier to distinguish with low vision: more saturated, and lighter or darker. Grays stay gray. */
export const lowVision = (color: Color): Color =>
  withHsl(color, {
    s: isHueless(color) ? 0 : Math.min(100, color.hsl.s + MORE_SATURATION),
    l: towardExtreme(color.hsl.l),
  });
