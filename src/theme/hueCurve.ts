import { chromaInGamut, CHROMA_LIMIT } from '../color/gamut';
import { rgbToOklch } from '../color/oklab';
import type { Color, Palette } from '../color/types';
import { vividnessOf } from '../color/vividness';
import { toneOf } from './tone';
import type { EvenBy, Hue } from './theme';

/** Hue and chroma of a scale along its tones. */
export type HueCurve = {
  /** OKLCH hue in degrees. */
  readonly hueAt: (tone: number) => number;
  /** The wanted chroma at this tone for a color of this lightness, within sRGB. */
  readonly chromaAt: (tone: number, okL: number) => number;
  /** Tones at which the scale has its exact anchors. */
  readonly exactAt: readonly number[];
};

type Knot = {
  readonly tone: number;
  readonly okH: number;
  readonly okC: number;
  readonly vividness: number;
};

const knotOf = (color: Color, evenBy: EvenBy): Knot => {
  const lch = rgbToOklch(color.rgb);
  return {
    tone: toneOf(color.rgb, evenBy),
    okH: lch.okH,
    okC: lch.okC,
    vividness: vividnessOf(lch),
  };
};

/** The shorter turn from one hue to another in degrees, −180 to 180. */
export const turnTo = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** OKLCH chroma under which a hue is mostly rounding to 8 bits, as in white, black and plain grays. */
const HUELESS_BELOW = 0.004;

/** The hues of two neighboring knots. One without a hue takes that of the other, as in CSS color-mix(). */
const huesOf = (lower: Knot, upper: Knot): readonly [number, number] => {
  const [isLowerGray, isUpperGray] = [lower.okC < HUELESS_BELOW, upper.okC < HUELESS_BELOW];
  if (isLowerGray === isUpperGray) return [lower.okH, upper.okH];
  return isLowerGray ? [upper.okH, upper.okH] : [lower.okH, lower.okH];
};

const between = (knots: readonly Knot[], tone: number): Knot => {
  const after = knots.findIndex((knot) => knot.tone >= tone);
  const [lower, upper] = [knots[after - 1], knots[after]];
  const end = knots.at(after === -1 ? -1 : 0);
  if (!lower || !upper || !end) return upper ?? end ?? { tone, okH: 0, okC: 0, vividness: 0 };
  const fraction = (tone - lower.tone) / (upper.tone - lower.tone);
  const mix = (a: number, b: number): number => a + (b - a) * fraction;
  const [from, to] = huesOf(lower, upper);
  return {
    tone,
    okH: (from + turnTo(from, to) * fraction + 360) % 360,
    okC: mix(lower.okC, upper.okC),
    vividness: mix(lower.vividness, upper.vividness),
  };
};

/** The curve through the anchors of a hue; `shift` rotates hues around that of the first anchor. */
export const hueCurve = ({ anchors, shift }: Pick<Hue, 'anchors' | 'shift'>, evenBy: EvenBy): HueCurve => {
  const knots = anchors.map((color) => knotOf(color, evenBy));
  const pivot = knots[0]?.tone ?? 0.5;
  const sorted = knots.toSorted((a, b) => a.tone - b.tone);
  return {
    exactAt: knots.map(({ tone }) => tone),
    hueAt: (tone) => (between(sorted, tone).okH + shift * (pivot - tone) + 720) % 360,
    chromaAt: (tone, okL) => {
      const { okH, okC, vividness } = between(sorted, tone);
      // The gamut is only searched up to the chroma that is needed: where all of it is inside, no limit is computed.
      const most = vividness > 0 ? Math.min(okC / vividness, CHROMA_LIMIT) : 0;
      return Math.min(okC, vividness * chromaInGamut(okL, okH, most));
    },
  };
};

/** Chroma of a neutral: enough to match the brand, too little to look colored. */
const TINT_CHROMA = 0.014;

/** The curve of the neutral: through the given grays, or with a tint of the brand's hue where there are none. */
export const neutralCurve = (grays: Palette, brandHue: number | null, evenBy: EvenBy): HueCurve => {
  if (grays.length > 0) return hueCurve({ anchors: grays, shift: 0 }, evenBy);
  return {
    exactAt: [],
    hueAt: () => brandHue ?? 0,
    chromaAt: () => (brandHue === null ? 0 : TINT_CHROMA),
  };
};
