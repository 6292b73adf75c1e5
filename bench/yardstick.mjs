import { median } from './statistics/median.mjs';

/** Microseconds of the loop below on the reference machine of the goals in milliseconds. */
export const REFERENCE_US = 124;
const SIZE = 200;
const ROUNDS = 101;
const LOOPS = 20;

const light = Float32Array.from({ length: SIZE }, (_, i) => 0.05 + i / SIZE);
const inverse = light.map((value) => 1 / value);
const ratios = new Float32Array(SIZE * SIZE);

/**
 * @param {Float32Array} values
 * @param {number} index must exist
 */
const at = (values, index) => /** @type {number} */ (values[index]);

/** The contrast of 200 colors in plain JavaScript: the same work on every machine. */
const loop = () => {
  for (let i = 0; i < SIZE; i++) {
    const row = at(light, i);
    const inverseRow = at(inverse, i);
    for (let j = 0; j < SIZE; j++) {
      const darker = row * at(inverse, j);
      const lighter = inverseRow * at(light, j);
      ratios[i * SIZE + j] = darker > lighter ? darker : lighter;
    }
  }
};

/**
 * Current microseconds of the loop: the median of a hundred batches, in wall-clock time.
 * @param {number} [loops] per batch; more if the clock is coarse
 */
export const measureYardstick = (loops = LOOPS) =>
  median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      for (let i = 0; i < loops; i++) loop();
      return ((performance.now() - start) * 1000) / loops;
    }),
  );
