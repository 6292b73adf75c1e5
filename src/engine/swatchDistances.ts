/**
 * Scales the square of `weightedHslDistance` to an integer: 50 dh² + 81 (ds² + dl²), with hue in degrees, saturation
 * and lightness in percent.
 */
const SCALE = 3_240_000;

const START = 0.15;
const FLOOR = 0.05;
/** No level lies between this and 0, as hardly two different integer HSL triples are closer. */
const FINEST = 0.005;

const scaled = (distance: number): number => Math.ceil(distance ** 2 * SCALE - 1e-6);

/**
 * Minimum squared distances between swatches, tried in turn: 0.15, × 0.8, then × 0.9 down to 0.05. The finer levels
 * after that are for pictures whose colors are closer together, such as those of few hues: wide steps still come first,
 * and in the end the ΔE00 floor alone decides.
 */
const levels = (): number[] => {
  const distances = [START];
  for (let d = START * 0.8; d > FLOOR; d *= 0.9) distances.push(d);
  for (let d = FLOOR; d > FINEST; d *= 0.9) distances.push(d);
  return [...distances.map(scaled), 0];
};

export const SWATCH_DISTANCES: readonly number[] = levels();
