import { chromaInGamut } from '../color/gamut';
import { rgbToOklch } from '../color/oklab';
import type { Color } from '../color/types';
import { vividnessOf } from '../color/vividness';
import type { StatusRole } from './roles';
import type { ScaleSource } from './scale';

type StatusRow = {
  /** The scale's id. */
  readonly id: string;
  /**
   * OKLCH hues that signs use for this status, by tone, the darkest first: a light orange is cream where a yellow of
   * the same lightness is a sign, and a light blue is that of the sky.
   */
  readonly hues: readonly (readonly [tone: number, okH: number])[];
};

const STATUS_HUES: Readonly<Record<StatusRole, StatusRow>> = {
  success: { id: 'success', hues: [[0.5, 150]] },
  warning: {
    id: 'warning',
    hues: [
      [0.5, 64],
      [0.72, 72],
      [0.82, 84],
      [0.9, 97],
      [0.96, 107],
    ],
  },
  danger: {
    id: 'danger',
    hues: [
      [0.4, 27],
      [0.65, 24],
      [0.85, 18],
    ],
  },
  info: {
    id: 'info',
    hues: [
      [0.35, 259],
      [0.6, 251],
      [0.85, 234],
    ],
  },
};

/** Interpolates the hue between two tones. */
const hueAt =
  (hues: StatusRow['hues']) =>
  (tone: number): number => {
    const after = hues.findIndex(([other]) => other >= tone);
    const [lower, upper] = [hues[after - 1], hues[after]];
    if (!lower || !upper) return (upper ?? hues.at(-1) ?? [0, 0])[1];
    const fraction = (tone - lower[0]) / (upper[0] - lower[0]);
    return lower[1] + fraction * (upper[1] - lower[1]);
  };

/** Minimum, so that even a gray brand has a red that is red. */
const LEAST = { okC: 0.15, vividness: 0.85 };
/** Maximum, so that a garish brand has no garish signs: sRGB's green is far stronger than its yellow and blue. */
const MOST = { okC: 0.18, vividness: 0.97 };

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const hundredth = (value: number): number => Math.round(100 * value) / 100;

/** The chroma and vividness of the status colors of a brand, in hundredths: this gives only 52 families. */
export type StatusFamily = { readonly okC: number; readonly vividness: number };

export const statusFamily = (brand: Color | null): StatusFamily => {
  const lch = brand ? rgbToOklch(brand.rgb) : { okL: 0.5, okC: 0, okH: 0 };
  return {
    okC: hundredth(within(lch.okC, LEAST.okC, MOST.okC)),
    vividness: hundredth(within(vividnessOf(lch), LEAST.vividness, MOST.vividness)),
  };
};

/** The sources of the status scales, as one family: about as chromatic and as vivid as the brand's color. */
export const statusSources = (brand: Color | null): Readonly<Record<StatusRole, ScaleSource>> => {
  const { okC, vividness } = statusFamily(brand);
  const source = ({ id, hues }: StatusRow): ScaleSource => {
    const hueOf = hueAt(hues);
    return {
      id,
      anchors: [],
      curve: {
        exactAt: [],
        hueAt: hueOf,
        // The gamut is only searched up to the chroma that is needed: most tones have it, which is quick to see.
        chromaAt: (tone, okL) => vividness * chromaInGamut(okL, hueOf(tone), okC / vividness),
      },
    };
  };
  return {
    success: source(STATUS_HUES.success),
    warning: source(STATUS_HUES.warning),
    danger: source(STATUS_HUES.danger),
    info: source(STATUS_HUES.info),
  };
};
