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
  100,
  120_000 / 1001,
  120,
  200,
  240_000 / 1001,
  240,
];

/** Rates that vary, like those of telephones, are hardly ever this close to a whole number. */
const STEADY_SHARE = 0.0002;

/**
 * The nominal rate of a video, from its mean frame rate: a whole number if that is one, as of scanned film or screen
 * recordings, else the nearest standard rate. Null if the mean is not a valid number.
 */
export const nominalRate = (framesPerSecond: number): number | null => {
  if (!Number.isFinite(framesPerSecond) || framesPerSecond <= 0) return null;
  const whole = Math.round(framesPerSecond);
  if (whole > 0 && Math.abs(framesPerSecond / whole - 1) < STEADY_SHARE) return whole;
  const distance = (rate: number): number => Math.abs(Math.log(framesPerSecond / rate));
  return RATES.reduce((nearest, rate) => (distance(rate) < distance(nearest) ? rate : nearest));
};
