import { compressLight, linearToXyz } from '../color/lab';
import { LINEAR, linearToChannel } from '../color/linear';
import { SWATCH_DISTANCES } from './swatchDistances';

/**
 * Tables that both engines read, computed once here so that their results agree to the last bit.
 * The WebAssembly build holds the same bytes at the same offsets: `assembly/tables.ts`.
 */
const OFFSETS = {
  encode: 0,
  xyz: 0x1_00_00,
  labCurve: 0x1_30_00,
  lightness: 0x1_80_00,
  stretch: 0x1_90_00,
  compress: 0x1_a0_00,
  tilt: 0x1_b0_00,
  levels: 0x1_d0_00,
  salience: 0x1_d4_00,
  deficiency: 0x1_e0_00,
} as const;

/** Offset of the tables of the deficiency to simulate, behind the constant ones. */
export const DEFICIENCY_OFFSET = OFFSETS.deficiency;

const bytes = new ArrayBuffer(OFFSETS.deficiency);

const floats = (offset: number, length: number, at: (index: number) => number): Float32Array => {
  const table = new Float32Array(bytes, offset, length);
  for (let i = 0; i < length; i++) table[i] = at(i);
  return table;
};

/** Linear light in 65,536 steps → 8-bit sRGB, at the middle of each step. */
export const ENCODE = new Uint8Array(bytes, OFFSETS.encode, 65_536);
for (let i = 0; i < ENCODE.length; i++) ENCODE[i] = linearToChannel((i + 0.5) / 65_536);

// Columns of the matrix of linear sRGB to XYZ, scaled so that white is (1, 1, 1); the fourth lane is unused.
const XYZ_COLUMNS = [
  linearToXyz({ lr: 1, lg: 0, lb: 0 }),
  linearToXyz({ lr: 0, lg: 1, lb: 0 }),
  linearToXyz({ lr: 0, lg: 0, lb: 1 }),
].map(({ x, y, z }) => [x, y, z, 0]);

/** Contribution of each value of red, then green, then blue to X, Y and Z: four lanes each. */
export const XYZ = floats(OFFSETS.xyz, 3 * 256 * 4, (i) => {
  const column = XYZ_COLUMNS[i >> 10]?.[i & 3] ?? 0;
  return column * (LINEAR[(i >> 2) & 255] ?? 0);
});

/** f of CIELAB (CIE 15) on [0, 1] in 4,096 steps, for linear interpolation. */
export const LAB_CURVE = floats(OFFSETS.labCurve, 4_098, (i) => compressLight(i / 4_096));

/** Lightness 0–100 in steps of 0.1 → lightness in units of ΔE00, the integral of 1 / S_L. */
export const LIGHTNESS = floats(OFFSETS.lightness, 1_024, () => 0);
for (let i = 1, sum = 0; i < LIGHTNESS.length; i++) {
  const offset = ((i - 0.5) / 10 - 50) ** 2;
  sum += 0.1 / (1 + (0.015 * offset) / Math.sqrt(20 + offset));
  LIGHTNESS[i] = sum;
}

const chromaWeight = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** Chroma in steps of 0.25 → stretch of the a axis, 1 + G in CIEDE2000. */
export const STRETCH = floats(OFFSETS.stretch, 1_024, (i) => 1.5 - 0.5 * chromaWeight(i / 4));

/** Chroma in steps of 0.25 → factor to units of ΔE00: the integral of 1 / S_C, divided by chroma. */
export const COMPRESS = floats(OFFSETS.compress, 1_024, (i) =>
  i === 0 ? 1 : Math.log1p((0.045 * i) / 4) / ((0.045 * i) / 4),
);

/**
 * Chroma in steps of 0.25 → weight of a pixel in the palette search. By area alone, a yellow hat or a red flower is
 * lost among walls and leaves. Mean ΔE00 on nine pictures, relative to the near-optimum by area, for palettes of 5:
 * 0.998 without, 1.016 with this, 1.056 with twice the factor (palettes of 9: 1.016, 1.023, 1.038).
 */
export const SALIENCE = floats(OFFSETS.salience, 640, (i) => 1 + 4 * (i / 400) ** 1.5);

/** Cosine of the angle to hue 275°, in 1,024 steps of [−1, 1] → sin(2Δθ) in R_T of CIEDE2000, its blue rotation. */
export const TILT = floats(OFFSETS.tilt, 1_026, (i) => {
  const degrees = (Math.acos(Math.min(1, i / 512 - 1)) * 180) / Math.PI;
  return Math.sin((Math.PI / 3) * Math.exp(-((degrees / 25) ** 2)));
});

new Int32Array(bytes, OFFSETS.levels, SWATCH_DISTANCES.length).set(SWATCH_DISTANCES);

/** Every constant table, as one block to copy into the WebAssembly memory. */
export const TABLE_BYTES = new Uint8Array(bytes);
