import type { Hsl, Lab, Oklab } from './types';

const RADIANS = Math.PI / 180;
const cosDegrees = (degrees: number): number => Math.cos(degrees * RADIANS);

/** In G and R_C of CIEDE2000. */
const TWENTY_FIVE_7 = 25 ** 7;

const chromaWeight = (chroma: number): number => {
  const seventh = chroma ** 7;
  return Math.sqrt(seventh / (seventh + TWENTY_FIVE_7));
};

// Math.hypot costs several times as much, for its guard against overflow.
const chromaOf = (a: number, b: number): number => Math.sqrt(a * a + b * b);

const hueDegrees = (a: number, b: number): number => (Math.atan2(b, a) / RADIANS + 360) % 360;

/** Δh′ / 2, up to full turns, and the mean hue on the shorter arc: Sharma et al. (2005), equations 10 and 14. */
const hues = (h1: number, h2: number): { halfDelta: number; mean: number } => {
  const halfDelta = (h2 - h1) / 2;
  return Math.abs(halfDelta) <= 90
    ? { halfDelta, mean: (h1 + h2) / 2 }
    : { halfDelta: halfDelta - 180, mean: ((h1 + h2 + 360) / 2) % 360 };
};

/** CIEDE2000 with unit weights, after Sharma, Wu and Dalal (2005). About 1 is just noticeable. */
export const deltaE00 = (first: Lab, second: Lab): number => {
  const meanChromaAb = (chromaOf(first.a, first.b) + chromaOf(second.a, second.b)) / 2;
  const stretch = 1.5 - 0.5 * chromaWeight(meanChromaAb);
  const c1 = chromaOf(first.a * stretch, first.b);
  const c2 = chromaOf(second.a * stretch, second.b);
  // A gray's hue is arbitrary here: multiplied by its chroma of 0 it drops out.
  const hue = hues(hueDegrees(first.a * stretch, first.b), hueDegrees(second.a * stretch, second.b));

  const meanL = (first.L + second.L) / 2;
  const meanC = (c1 + c2) / 2;
  const t =
    1 -
    0.17 * cosDegrees(hue.mean - 30) +
    0.24 * cosDegrees(2 * hue.mean) +
    0.32 * cosDegrees(3 * hue.mean + 6) -
    0.2 * cosDegrees(4 * hue.mean - 63);
  const offsetL = (meanL - 50) ** 2;
  const scaleL = 1 + (0.015 * offsetL) / Math.sqrt(20 + offsetL);
  const scaleC = 1 + 0.045 * meanC;
  const scaleH = 1 + 0.015 * meanC * t;
  // The rotation term R_T, which ties chroma to hue for blues near 275°.
  const tiltDegrees = 30 * Math.exp(-(((hue.mean - 275) / 25) ** 2));
  const rotation = -2 * chromaWeight(meanC) * Math.sin(2 * tiltDegrees * RADIANS);

  const dL = (second.L - first.L) / scaleL;
  const dC = (c2 - c1) / scaleC;
  const dH = (2 * Math.sqrt(c1 * c2) * Math.sin(hue.halfDelta * RADIANS)) / scaleH;
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + rotation * dC * dH);
};

/** Euclidean distance in OKLab. About 0.02 is just noticeable. */
export const deltaEOk = (a: Oklab, b: Oklab): number =>
  Math.sqrt((a.okL - b.okL) ** 2 + (a.okA - b.okA) ** 2 + (a.okB - b.okB) ** 2);

/** Below this saturation (percent) the hue is noise and does not count. */
const HUELESS_BELOW = 5;

const hueDistance = (a: Hsl, b: Hsl): number => {
  if (a.s < HUELESS_BELOW || b.s < HUELESS_BELOW) return 0;
  const around = Math.abs(a.h - b.h) % 360;
  return Math.min(around, 360 - around) / 180;
};

/** 0–1, with squared hue weighted 0.5, saturation and lightness 0.25 each: the distance that keeps swatches apart. */
export const weightedHslDistance = (a: Hsl, b: Hsl): number => {
  const dh = hueDistance(a, b);
  const ds = (a.s - b.s) / 100;
  const dl = (a.l - b.l) / 100;
  return Math.sqrt(0.5 * dh ** 2 + 0.25 * ds ** 2 + 0.25 * dl ** 2);
};
