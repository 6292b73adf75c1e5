import type { PackedRgb } from '../engine';

const CHANNELS = [16, 8, 0] as const;

const channel = (color: PackedRgb, shift: number): number => (color >>> shift) & 255;

/**
 * Fraction of the second color in the sRGB mix of two that gives `color`, between 0 and 1; null if none does within the
 * tolerance, in 8-bit codes per channel.
 */
export const mixPart = (
  color: PackedRgb,
  first: PackedRgb,
  second: PackedRgb,
  tolerance: number,
): number | null => {
  let along = 0;
  let length = 0;
  for (const shift of CHANNELS) {
    const step = channel(second, shift) - channel(first, shift);
    along += (channel(color, shift) - channel(first, shift)) * step;
    length += step * step;
  }
  const part = along / length;
  if (!(part > 0 && part < 1)) return null;
  for (const shift of CHANNELS) {
    const mixed = channel(first, shift) + part * (channel(second, shift) - channel(first, shift));
    if (Math.abs(channel(color, shift) - mixed) > tolerance) return null;
  }
  return part;
};

/** 0xRRGGBB to Y, Cb and Cr of JPEG, chroma without its offset. */
const toYuv = (color: PackedRgb): readonly [number, number, number] => {
  const r = channel(color, 16);
  const g = channel(color, 8);
  const b = channel(color, 0);
  return [
    0.299 * r + 0.587 * g + 0.114 * b,
    -0.168_736 * r - 0.331_264 * g + 0.5 * b,
    0.5 * r - 0.418_688 * g - 0.081_312 * b,
  ];
};

/** Difference of luma, or chroma, from which the fraction can be measured by it. */
const STEP_MIN = 16;
/** How far ringing exceeds the range 0–1. */
const RINGING = 0.15;

/** As `mixPart` for edges after compression, where luma and the subsampled chroma are mixed by different fractions. */
export const compressedMixPart = (
  color: PackedRgb,
  first: PackedRgb,
  second: PackedRgb,
  tolerance: number,
): number | null => {
  const [y, u, v] = toYuv(color);
  const [y1, u1, v1] = toYuv(first);
  const [y2, u2, v2] = toYuv(second);
  const hasLuma = Math.abs(y2 - y1) >= STEP_MIN;
  const lumaPart = hasLuma ? (y - y1) / (y2 - y1) : 0;
  if (hasLuma ? Math.abs(lumaPart - 0.5) > 0.5 + RINGING : Math.abs(y - (y1 + y2) / 2) > tolerance)
    return null;
  const length = (u2 - u1) ** 2 + (v2 - v1) ** 2;
  const along = length >= STEP_MIN ** 2 ? ((u - u1) * (u2 - u1) + (v - v1) * (v2 - v1)) / length : 0;
  const chromaPart = Math.min(1, Math.max(0, along));
  const off = Math.hypot(u - u1 - chromaPart * (u2 - u1), v - v1 - chromaPart * (v2 - v1));
  if (off > tolerance) return null;
  return Math.min(1, Math.max(0, hasLuma ? lumaPart : chromaPart));
};
