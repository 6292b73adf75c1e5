/** Standard frame rates of cameras and editors, in frames per second. */
const RATES = [
  10,
  12,
  15,
  24_000 / 1001,
  24,
  25,
  30_000 / 1001,
  30,
  48,
  50,
  60_000 / 1001,
  60,
  120_000 / 1001,
  120,
];

/** The nominal rate of a video, from its mean frame rate; null if that is not a valid number. */
export const nominalRate = (framesPerSecond: number): number | null => {
  if (!Number.isFinite(framesPerSecond) || framesPerSecond <= 0) return null;
  const distance = (rate: number): number => Math.abs(Math.log(framesPerSecond / rate));
  return RATES.reduce((nearest, rate) => (distance(rate) < distance(nearest) ? rate : nearest));
};
