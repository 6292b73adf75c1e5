import { linearToRgb, rgbToLinear } from './convert';
import { LUMINANCE_WEIGHTS } from './linear';
import type { LinearRgb, Rgb } from './types';

/** Row-major: the first three numbers give the red of the result. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number];
export type Vector3 = readonly [number, number, number];

/** Dichromatic vision in linear light: one projection for each side of a plane through the neutral axis. */
type Model = { readonly high: Matrix3; readonly low: Matrix3; readonly plane: Vector3 };

// Brettel, Viénot and Mollon 1997, for sRGB and the cones of Smith and Pokorny 1975, with white as the
// neutral axis: the constants published by libDaltonLens (public domain).
const PROTAN: Model = {
  high: [0.1498, 1.19548, -0.34528, 0.10764, 0.84864, 0.04372, 0.00384, -0.0054, 1.00156],
  low: [0.1457, 1.16172, -0.30742, 0.10816, 0.85291, 0.03892, 0.00386, -0.00524, 1.00139],
  plane: [0.00048, 0.00393, -0.00441],
};
const DEUTAN: Model = {
  high: [0.36477, 0.86381, -0.22858, 0.26294, 0.64245, 0.09462, -0.02006, 0.02728, 0.99278],
  low: [0.37298, 0.88166, -0.25464, 0.25954, 0.63506, 0.1054, -0.0198, 0.02784, 0.99196],
  plane: [-0.00281, -0.00611, 0.00892],
};
const TRITAN: Model = {
  high: [1.01277, 0.13548, -0.14826, -0.01243, 0.86812, 0.14431, 0.07589, 0.805, 0.11911],
  low: [0.93678, 0.18979, -0.12657, 0.06154, 0.81526, 0.1232, -0.37562, 1.12767, 0.24796],
  plane: [0.03901, -0.02788, -0.01113],
};

const LUMINANCE: Matrix3 = [...LUMINANCE_WEIGHTS, ...LUMINANCE_WEIGHTS, ...LUMINANCE_WEIGHTS];
const ACHROMA: Model = { high: LUMINANCE, low: LUMINANCE, plane: [0, 0, 0] };

const mixWithIdentity = (m: Matrix3, severity: number): Matrix3 => {
  const rest = 1 - severity;
  return [
    m[0] * severity + rest,
    m[1] * severity,
    m[2] * severity,
    m[3] * severity,
    m[4] * severity + rest,
    m[5] * severity,
    m[6] * severity,
    m[7] * severity,
    m[8] * severity + rest,
  ];
};

/** Blends the matrices with the identity, which blends the result with the original in linear light. */
const atSeverity = ({ high, low, plane }: Model, severity: number): Model => ({
  high: mixWithIdentity(high, severity),
  low: mixWithIdentity(low, severity),
  plane,
});

type DeficiencyRow = Model & { readonly label: string; readonly caption: string };

/**
 * The eight kinds that can be simulated, in the order they are shown.
 * `high` applies where the linear color times `plane` is 0 or more, `low` below.
 */
export const DEFICIENCIES = {
  protanopia: { label: 'Protanopia', caption: 'red-blind', ...PROTAN },
  deuteranopia: { label: 'Deuteranopia', caption: 'green-blind, most common', ...DEUTAN },
  tritanopia: { label: 'Tritanopia', caption: 'blue-blind, rare', ...TRITAN },
  achromatopsia: { label: 'Achromatopsia', caption: 'complete', ...ACHROMA },
  protanomaly: { label: 'Protanomaly', caption: 'red-weak', ...atSeverity(PROTAN, 0.6) },
  deuteranomaly: { label: 'Deuteranomaly', caption: 'green-weak', ...atSeverity(DEUTAN, 0.6) },
  tritanomaly: { label: 'Tritanomaly', caption: 'blue-weak', ...atSeverity(TRITAN, 0.6) },
  achromatomaly: { label: 'Achromatomaly', caption: '', ...atSeverity(ACHROMA, 0.8) },
} as const satisfies Record<string, DeficiencyRow>;

export type DeficiencyKind = keyof typeof DEFICIENCIES;

const transform = ({ lr, lg, lb }: LinearRgb, m: Matrix3): LinearRgb => ({
  lr: m[0] * lr + m[1] * lg + m[2] * lb,
  lg: m[3] * lr + m[4] * lg + m[5] * lb,
  lb: m[6] * lr + m[7] * lg + m[8] * lb,
});

/** The color as someone with this deficiency sees it. */
export const simulateDeficiency = (rgb: Rgb, kind: DeficiencyKind): Rgb => {
  const { high, low, plane }: DeficiencyRow = DEFICIENCIES[kind];
  const light = rgbToLinear(rgb);
  const side = plane[0] * light.lr + plane[1] * light.lg + plane[2] * light.lb;
  return linearToRgb(transform(light, side >= 0 ? high : low));
};
