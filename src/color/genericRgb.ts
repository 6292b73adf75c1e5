import { channelToLinear, linearToChannel } from './linear';
import type { Rgb } from './types';

type Row = readonly [number, number, number];
type Matrix = readonly [Row, Row, Row];

/**
 * Apple's Generic RGB, the 'calibrated RGB' of macOS: gamma 1.8, primaries (0.630, 0.340), (0.295, 0.605) and
 * (0.155, 0.077), white D65, as in the ICC profile of that name.
 */
const GAMMA = 1.8;
const FROM_SRGB: Matrix = [
  [0.97485, 0.027295, -0.002145],
  [-0.02, 1.054209, -0.034209],
  [0.001691, 0.001564, 0.996745],
];
const TO_SRGB: Matrix = [
  [1.025252, -0.026548, 0.001295],
  [0.019394, 0.948028, 0.032578],
  [-0.00177, -0.001442, 1.003212],
];

const times = ([x, y, z]: Matrix, vector: Row): Row => {
  const dot = (row: Row): number => row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2];
  return [dot(x), dot(y), dot(z)];
};

/** Channels of Generic RGB, 0–1, clipped. */
export const rgbToGeneric = ({ r, g, b }: Rgb): readonly number[] =>
  times(FROM_SRGB, [channelToLinear(r), channelToLinear(g), channelToLinear(b)]).map(
    (light) => Math.min(1, Math.max(0, light)) ** (1 / GAMMA),
  );

/** The nearest 8-bit color; channels outside sRGB are clipped. */
export const genericToRgb = ([x = 0, y = 0, z = 0]: readonly number[]): Rgb => {
  const light = (channel: number): number => Math.max(0, channel) ** GAMMA;
  const [r, g, b] = times(TO_SRGB, [light(x), light(y), light(z)]);
  return { r: linearToChannel(r), g: linearToChannel(g), b: linearToChannel(b) };
};
