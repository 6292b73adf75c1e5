import { colorFromRgb } from '../color/color';
import { oklchInGamut } from '../color/gamut';
import { channelToLinear } from '../color/linear';
import type { Color, Rgb } from '../color/types';
import type { HueCurve } from './hueCurve';
import type { EvenBy } from './theme';
import { toneOf } from './tone';

/** Far below one step of 8 bits. */
const HALVINGS = 14;

const NEIGHBORS = [-2, -1, 0, 1, 2] as const;

/** The channels near this one, each with its part of the relative luminance. */
const near = (channel: number, weight: number): { readonly channel: number; readonly light: number }[] =>
  NEIGHBORS.map((step) => channel + step)
    .filter((other) => other >= 0 && other <= 255)
    .map((other) => ({ channel: other, light: weight * channelToLinear(other) }));

/** Of the color and its neighbors in 8 bits the one whose luminance comes nearest to the wanted tone. */
const nearestTone = ({ r, g, b }: Rgb, tone: number): Rgb => {
  const wanted = tone ** 3;
  const [reds, greens, blues] = [near(r, 0.2126), near(g, 0.7152), near(b, 0.0722)];
  let [nearest, least]: [Rgb, number] = [{ r, g, b }, Infinity];
  for (const red of reds) {
    for (const green of greens) {
      for (const blue of blues) {
        const off = Math.abs(red.light + green.light + blue.light - wanted);
        if (off >= least) continue;
        least = off;
        nearest = { r: red.channel, g: green.channel, b: blue.channel };
      }
    }
  }
  return nearest;
};

const withLightness = (curve: HueCurve, tone: number, okL: number, chroma: number): Rgb =>
  oklchInGamut({ okL, okC: curve.chromaAt(tone, okL) * chroma, okH: curve.hueAt(tone) });

/**
 * The color of a scale at a tone, in 8 bits of sRGB. `chroma` is a factor; what sRGB does not have of it is left out.
 * Of the tone it keeps: within 0.003 of OKLab lightness, or within 0.5 % of the ratio.
 */
export const shadeAt = (curve: HueCurve, tone: number, chroma: number, evenBy: EvenBy): Color => {
  if (evenBy === 'lightness') return colorFromRgb(withLightness(curve, tone, tone, chroma));
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    if (toneOf(withLightness(curve, tone, middle, chroma), evenBy) < tone) low = middle;
    else high = middle;
  }
  return colorFromRgb(nearestTone(withLightness(curve, tone, (low + high) / 2, chroma), tone));
};
