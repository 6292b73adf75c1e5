import { chromaInGamut } from '../color/gamut';
import { rgbToOklch } from '../color/oklab';
import type { Color } from '../color/types';
import { vividnessOf } from '../color/vividness';
import type { StatusRole } from './roles';
import type { ScaleSource } from './scale';

type StatusRow = {
  /** The scale's id. */
  readonly id: string;
  /** Degrees of OKLCH that are read as this status wherever signs are. */
  readonly okH: number;
};

export const STATUS_HUES: Readonly<Record<StatusRole, StatusRow>> = {
  success: { id: 'success', okH: 150 },
  warning: { id: 'warning', okH: 80 },
  danger: { id: 'danger', okH: 25 },
  info: { id: 'info', okH: 250 },
};

/** A gray brand still has a red that is red. */
const LEAST = { okC: 0.12, vividness: 0.6 };
/** A garish one has no signs that shout: the green that sRGB has is far stronger than its yellow and its blue. */
const MOST = { okC: 0.17, vividness: 0.95 };

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The scales of the status colors, one family: about as chromatic and as vivid as the brand's color. */
export const statusSources = (brand: Color | null): Readonly<Record<StatusRole, ScaleSource>> => {
  const lch = brand ? rgbToOklch(brand.rgb) : { okL: 0.5, okC: 0, okH: 0 };
  const okC = within(lch.okC, LEAST.okC, MOST.okC);
  const vividness = within(vividnessOf(lch), LEAST.vividness, MOST.vividness);
  const source = ({ id, okH }: StatusRow): ScaleSource => ({
    id,
    anchors: [],
    curve: {
      exactAt: [],
      hueAt: () => okH,
      chromaAt: (_tone, okL) => Math.min(okC, vividness * chromaInGamut(okL, okH)),
    },
  });
  return {
    success: source(STATUS_HUES.success),
    warning: source(STATUS_HUES.warning),
    danger: source(STATUS_HUES.danger),
    info: source(STATUS_HUES.info),
  };
};
