import { rgbToOklch } from './oklab';
import type { Rgb } from './types';

/** Below this OKLCH chroma a color looks gray, and its hue is meaningless. */
export const NEAR_GRAY_CHROMA = 0.022;

export const isNearGray = (rgb: Rgb): boolean => rgbToOklch(rgb).okC < NEAR_GRAY_CHROMA;
