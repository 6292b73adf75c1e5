import { colorFromRgb } from '../color/color';
import { relativeLuminance } from '../color/contrast';
import { oklchInGamut } from '../color/gamut';
import type { Color, Rgb } from '../color/types';
import type { HueCurve } from './hueCurve';
import type { EvenBy } from './theme';
import { toneOf } from './tone';

/** Far below one step of 8 bits. */
const HALVINGS = 14;

const NEIGHBORS = [-2, -1, 0, 1, 2] as const;

const BLACK: Rgb = { r: 0, g: 0, b: 0 };

/** Neighboring values of a channel, each with its contribution to the relative luminance. */
const near = (rgb: Rgb, channel: keyof Rgb): { readonly value: number; readonly light: number }[] =>
  NEIGHBORS.map((step) => rgb[channel] + step)
    .filter((value) => value >= 0 && value <= 255)
    .map((value) => ({ value, light: relativeLuminance({ ...BLACK, [channel]: value }) }));

/** The color, of this one and its 8-bit neighbors, whose luminance is closest to the wanted tone. */
const nearestTone = (rgb: Rgb, tone: number): Rgb => {
  const wanted = tone ** 3;
  const [reds, greens, blues] = [near(rgb, 'r'), near(rgb, 'g'), near(rgb, 'b')];
  let [nearest, least]: [Rgb, number] = [rgb, Infinity];
  for (const red of reds) {
    for (const green of greens) {
      for (const blue of blues) {
        const off = Math.abs(red.light + green.light + blue.light - wanted);
        if (off >= least) continue;
        least = off;
        nearest = { r: red.value, g: green.value, b: blue.value };
      }
    }
  }
  return nearest;
};

const withLightness = (curve: HueCurve, tone: number, okL: number, chroma: number): Rgb =>
  oklchInGamut({ okL, okC: curve.chromaAt(tone, okL) * chroma, okH: curve.hueAt(tone) });

/**
 * The color of a scale at a tone, in 8-bit sRGB. `chroma` is a factor; chroma outside of sRGB is dropped. The tone is
 * met within 0.003 of OKLab lightness, or within 0.5 % of the ratio.
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
