import type { Color, RawRgb, Rgb } from '../types';
import { withRgb } from './channels';

/** Percent by which channels move away from the middle, per level. */
const PERCENT_PER_LEVEL = 9;
const MIDDLE = 128;

/** The channels moved away from the middle. */
export const stretchChannels = ({ r, g, b }: Rgb, level: number): RawRgb => {
  const factor = 1 + (PERCENT_PER_LEVEL * level) / 100;
  const stretch = (channel: number): number => MIDDLE + (channel - MIDDLE) * factor;
  return { r: stretch(r), g: stretch(g), b: stretch(b) };
};

/** Light colors get lighter, dark ones darker, and both more vivid. */
export const adjustContrast = (color: Color, level: number): Color =>
  withRgb(color, stretchChannels(color.rgb, level));
