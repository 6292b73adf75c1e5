import type { Color, Hsl, Rgb } from '../types';
import { withHsl, withRgb } from './channels';

export type ChannelStep = {
  /** In the unit of the channel: degrees, percent or 0–255. */
  readonly value: number;
  readonly color: Color;
  /** The step nearest to the color itself. */
  readonly isNearest: boolean;
};

const markNearest = (steps: readonly Omit<ChannelStep, 'isNearest'>[], current: number): ChannelStep[] => {
  const off = steps.map(({ value }) => Math.abs(value - current));
  const nearest = off.indexOf(Math.min(...off));
  return steps.map((step, i) => ({ ...step, isNearest: i === nearest }));
};

const tens = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, i) => from + i * 10);

/** Eleven hues, 45° from end to end, around the color's own. */
const HUE_SPAN = 45;
const HUE_COUNT = 11;

const hueSteps = (color: Color): ChannelStep[] =>
  Array.from({ length: HUE_COUNT }, (_, i) => {
    const turn = (i / (HUE_COUNT - 1) - 0.5) * HUE_SPAN;
    const turned = withHsl(color, { h: color.hsl.h + turn });
    return { value: turned.hsl.h, color: turned, isNearest: turn === 0 };
  });

/** The swatches of one HSL channel: 11 hues, saturation 0–100 in tens, lightness 5–95 in tens. */
export const hslSteps = (color: Color, channel: keyof Hsl): ChannelStep[] => {
  if (channel === 'h') return hueSteps(color);
  const values = channel === 's' ? tens(11, 0) : tens(10, 5);
  return markNearest(
    values.map((value) => ({ value, color: withHsl(color, { [channel]: value }) })),
    color.hsl[channel],
  );
};

/** The swatches of one RGB channel: −50 to +50 around the color in tens, clamped, each value once. */
export const rgbSteps = (color: Color, channel: keyof Rgb): ChannelStep[] => {
  const current = color.rgb[channel];
  const values = new Set(tens(11, current - 50).map((value) => Math.max(0, Math.min(255, value))));
  return markNearest(
    [...values].map((value) => ({ value, color: withRgb(color, { [channel]: value }) })),
    current,
  );
};
