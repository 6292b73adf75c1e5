import type { Color, RawRgb, Rgb } from '../types';
import { withRgb } from './channels';

/** Percent per level by which channels are stretched away from 128. */
const PERCENT_PER_LEVEL = 9;
const MIDDLE = 128;

/** Scales the distance of each channel to 128. */
export const stretchChannels = ({ r, g, b }: Rgb, level: number): RawRgb => {
  const factor = 1 + (PERCENT_PER_LEVEL * level) / 100;
  const stretch = (channel: number): number => MIDDLE + (channel - MIDDLE) * factor;
  return { r: stretch(r), g: stretch(g), b: stretch(b) };
};

/** Light colors get lighter, dark ones darker, and both more vivid. */
export const adjustContrast = (color: Color, level: number): Color =>
  withRgb(color, stretchChannels(color.rgb, level));
