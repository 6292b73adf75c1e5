import type { PackedRgb } from './engine';

const CHANNELS = [16, 8, 0] as const;

const channel = (color: PackedRgb, shift: number): number => (color >>> shift) & 255;

/** Whether a color is one that mixing the two others in sRGB gives. `tolerance` is that of each channel, 0–255. */
export const isMixOf = (
  color: PackedRgb,
  first: PackedRgb,
  second: PackedRgb,
  tolerance: number,
): boolean => {
  let along = 0;
  let length = 0;
  for (const shift of CHANNELS) {
    const step = channel(second, shift) - channel(first, shift);
    along += (channel(color, shift) - channel(first, shift)) * step;
    length += step * step;
  }
  const part = along / length;
  if (!(part > 0 && part < 1)) return false;
  return CHANNELS.every((shift) => {
    const mixed = channel(first, shift) + part * (channel(second, shift) - channel(first, shift));
    return Math.abs(channel(color, shift) - mixed) <= tolerance;
  });
};
