/**
 * Squared weighted HSL distance in whole numbers: 50 dh² + 81 (ds² + dl²), hue in degrees, the rest in percent.
 * That is the distance of `weightedHslDistance` squared, times this.
 */
const SCALE = 3_240_000;

const START = 0.15;
const FLOOR = 0.05;
/** Below this distance every pair of different integer HSL triples counts as apart. */
const FINEST = 0.005;

const scaled = (distance: number): number => Math.ceil(distance ** 2 * SCALE - 1e-6);

/**
 * The least squared distance of two swatches, level by level: 0.15, × 0.8, then × 0.9 down to 0.05.
 * The levels after that fill a picture whose colors lie closer together than 0.05, such as one of few hues:
 * there the perceptual floor alone decides in the end, and the widest steps still come first.
 */
const levels = (): number[] => {
  const distances = [START];
  for (let d = START * 0.8; d > FLOOR; d *= 0.9) distances.push(d);
  for (let d = FLOOR; d > FINEST; d *= 0.9) distances.push(d);
  return [...distances.map(scaled), 0];
};

export const SWATCH_DISTANCES: readonly number[] = levels();
