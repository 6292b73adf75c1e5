import { relativeLuminance } from '../color/contrast';
import { linearToP3, p3ToLinear } from '../color/displayP3';
import { deltaEOk } from '../color/distance';
import { chromaInGamut, isInSrgb } from '../color/gamut';
import { chromaInP3, isInP3 } from '../color/p3Gamut';
import { linearToOklab, oklabToLinear, oklchToOklab, rgbToOklab } from '../color/oklab';
import type { Color, LinearRgb, Oklab, P3 } from '../color/types';
import { FULLY_VIVID } from '../color/vividness';
import type { HueCurve } from './hueCurve';

/**
 * OKLab distance from which a wide color is used: just noticeable in the sense of CSS Color 4 (§14.2). Below it, nobody
 * would see the difference, and a style sheet would be twice as long for nothing.
 */
export const WIDE_FROM = 0.02;

/** Newton steps: after the third, the error is far below a 16-bit step. */
const APPROACHES = 3;
const HALVINGS = 10;
const SLOPE = 1e-5;

const luminanceOf = ({ lr, lg, lb }: LinearRgb): number => 0.2126 * lr + 0.7152 * lg + 0.0722 * lb;

/** The color of a chroma and hue that has a given luminance, starting from a lightness close to it. */
const asLight = (okL: number, okC: number, okH: number, luminance: number): Oklab => {
  const { okA, okB } = oklchToOklab({ okL, okC, okH });
  const lightOf = (lightness: number): number => luminanceOf(oklabToLinear({ okL: lightness, okA, okB }));
  let lightness = okL;
  for (let i = 0; i < APPROACHES; i++) {
    const light = lightOf(lightness);
    lightness += ((luminance - light) * SLOPE) / (lightOf(lightness + SLOPE) - light);
  }
  return { okL: lightness, okA, okB };
};

/** More decimals than 16 bits need: contrast computed from them equals that of the fallback. */
const rounded = (channel: number): number => Number(Math.min(1, Math.max(0, channel)).toFixed(5));

/**
 * The distance in tone from an exact color at which a scale is fully wide: an exact color in sRGB would otherwise be a
 * dent in its scale.
 */
const WIDENING = 0.2;

const clampToUnit = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * The chroma of a step in P3. Up to a certain vividness in sRGB it is unchanged; above, it gains more and more of what
 * P3 has beyond sRGB, up to all of it for colors at the edge of sRGB.
 */
const wideChroma = (curve: HueCurve, tone: number, factor: number, okL: number): number => {
  const okH = curve.hueAt(tone);
  const own = factor * curve.chromaAt(tone, okL);
  const [least, most] = [chromaInGamut(okL, okH), chromaInP3(okL, okH)];
  if (least === 0) return 0;
  const vivid = clampToUnit((own / least - FULLY_VIVID) / (1 - FULLY_VIVID));
  const away = clampToUnit(Math.min(...curve.exactAt.map((exact) => Math.abs(tone - exact))) / WIDENING);
  return Math.min(most, own + (most - least) * vivid * away);
};

/**
 * The color of a step on Display P3 screens: the hue of the curve, the relative luminance of the step's own sRGB color,
 * so that every contrast ratio is the same within 0.01 %, and more chroma. Null if sRGB has the color too, or if the
 * difference would be invisible.
 *
 * @param chroma factor of the chroma, as in `shadeAt`
 * @param fallback the step's own color
 */
export const wideShadeAt = (curve: HueCurve, tone: number, chroma: number, fallback: Color): P3 | null => {
  const own = rgbToOklab(fallback.rgb);
  const ownChroma = Math.hypot(own.okA, own.okB);
  const wanted = wideChroma(curve, tone, chroma, own.okL);
  if (wanted - ownChroma < WIDE_FROM / 2) return null;
  const okH = curve.hueAt(tone);
  const luminance = relativeLuminance(fallback.rgb);
  const ofChroma = (okC: number): Oklab => asLight(own.okL, okC, okH, luminance);
  let wide = ofChroma(wanted);
  // At the fallback's luminance its lightness may differ, where P3 has slightly less chroma.
  if (!isInP3(oklabToLinear(wide))) {
    let [inside, outside] = [ownChroma, wanted];
    for (let i = 0; i < HALVINGS; i++) {
      const middle = (inside + outside) / 2;
      if (isInP3(oklabToLinear(ofChroma(middle)))) inside = middle;
      else outside = middle;
    }
    wide = ofChroma(inside);
  }
  const { p3r, p3g, p3b } = linearToP3(oklabToLinear(wide));
  const written = { p3r: rounded(p3r), p3g: rounded(p3g), p3b: rounded(p3b) };
  const light = p3ToLinear(written);
  return isInSrgb(light) || deltaEOk(linearToOklab(light), own) < WIDE_FROM ? null : written;
};
