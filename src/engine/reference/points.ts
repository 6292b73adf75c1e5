import { COMPRESS, LAB_CURVE, LIGHTNESS, SALIENCE, STRETCH, XYZ } from '../tables';

const f32 = Math.fround;

/**
 * Weighted points in a space where Euclidean distance approximates ΔE00: CIELAB with S_L and S_C of CIEDE2000
 * integrated into the axes and its stretch of a applied. In single precision and the order of the SIMD build.
 */
export type Points = {
  readonly count: number;
  readonly l: Float32Array;
  readonly a: Float32Array;
  readonly b: Float32Array;
  /** Fraction of the picture times `SALIENCE`, so the sum is at least 1. */
  readonly weight: Float32Array;
};

const interpolate = (table: Float32Array, position: number): number => {
  const index = Math.trunc(position);
  const low = table[index]!;
  return f32(low + f32(f32(position - index) * f32(table[index + 1]! - low)));
};

const curve = (light: number): number => interpolate(LAB_CURVE, f32(light * 4096));

/** CIELAB of 0xRRGGBB as [L, a, b], within 0.01 of the exact values. */
export const labOf = (color: number): [number, number, number] => {
  const r = (color >>> 16) * 4;
  const g = 1024 + ((color >>> 8) & 255) * 4;
  const b = 2048 + (color & 255) * 4;
  const light = (lane: number): number => f32(f32(XYZ[r + lane]! + XYZ[g + lane]!) + XYZ[b + lane]!);
  const x = curve(light(0));
  const y = curve(light(1));
  const z = curve(light(2));
  return [f32(f32(116 * y) - 16), f32(500 * f32(x - y)), f32(200 * f32(y - z))];
};

const chroma = (a: number, b: number): number => f32(Math.sqrt(f32(f32(a * a) + f32(b * b))));

const salienceOf = (color: number): number => {
  const [, a, b] = labOf(color);
  return interpolate(SALIENCE, f32(chroma(a, b) * 4));
};

/** CIELAB to the space of `Points`. */
export const uniformOfLab = ([labL, labA, b]: readonly [number, number, number]): [
  number,
  number,
  number,
] => {
  const l = interpolate(LIGHTNESS, f32(Math.max(labL, 0) * 10));
  const a = f32(labA * interpolate(STRETCH, f32(chroma(labA, b) * 4)));
  const scale = interpolate(COMPRESS, f32(chroma(a, b) * 4));
  return [l, f32(a * scale), f32(b * scale)];
};

/** 0xRRGGBB to the space of `Points`. */
export const uniformOf = (color: number): [number, number, number] => uniformOfLab(labOf(color));

/** Arrays are padded to a multiple of four with points of weight 0. */
const emptyPoints = (count: number): Points => {
  const padded = (count + 3) & ~3;
  return {
    count,
    l: new Float32Array(padded),
    a: new Float32Array(padded),
    b: new Float32Array(padded),
    weight: new Float32Array(padded),
  };
};

export const toPoints = (colors: Uint32Array, weights: Uint32Array): Points => {
  const points = emptyPoints(colors.length);
  const total = f32(weights.reduce((sum, weight) => sum + weight, 0));
  for (let i = 0; i < colors.length; i++) {
    const [l, a, b] = uniformOf(colors[i]!);
    points.l[i] = l;
    points.a[i] = a;
    points.b[i] = b;
    points.weight[i] = f32(f32(f32(weights[i]!) / total) * salienceOf(colors[i]!));
  }
  return points;
};

/** Weighted means of the fine points in each cell of a 16×16×16 grid, in ascending cell order. */
export const toCoarsePoints = (colors: Uint32Array, fine: Points): Points => {
  const sums = new Float32Array(4096 * 4);
  for (let i = 0; i < fine.count; i++) {
    const color = colors[i]!;
    const at = (((color >>> 12) & 0xf00) | ((color >>> 8) & 0xf0) | ((color >>> 4) & 15)) * 4;
    const weight = fine.weight[i]!;
    sums[at]! += f32(fine.l[i]! * weight);
    sums[at + 1]! += f32(fine.a[i]! * weight);
    sums[at + 2]! += f32(fine.b[i]! * weight);
    sums[at + 3]! += weight;
  }
  const cells = Array.from({ length: 4096 }, (_, cell) => cell * 4).filter((at) => sums[at + 3]! > 0);
  const coarse = emptyPoints(cells.length);
  for (const [i, at] of cells.entries()) {
    const weight = sums[at + 3]!;
    coarse.l[i] = sums[at]! / weight;
    coarse.a[i] = sums[at + 1]! / weight;
    coarse.b[i] = sums[at + 2]! / weight;
    coarse.weight[i] = weight;
  }
  return coarse;
};
