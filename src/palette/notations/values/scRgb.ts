import type { Color } from '../../../color/types';
import { noteAlpha } from './opacity';
import { readColor } from './readColor';

const PART = String.raw`\s{0,4}(-?\d{0,4}(?:\.\d{1,24})?(?:e[-+]?\d{1,3})?)\s{0,4}`;
/** 'sc#1, 0.004, 0.296, 0.246' of WPF: linear channels, and the opacity before them. */
const SC_RGB = new RegExp(`^sc#(?:${PART},)?${PART},${PART},${PART}$`, 'i');

/** A color of scRGB as .NET writes it; null for anything else, and for one that nobody sees. */
export const readScRgb = (text: string): Color | null => {
  const [whole, alpha, r, g, b] = SC_RGB.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  return noteAlpha(readColor(`color(srgb-linear ${r} ${g} ${b})`), Number(alpha ?? 1));
};
