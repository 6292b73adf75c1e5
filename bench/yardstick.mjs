import { cpus } from 'node:os';

/** Microseconds of the loop below on the machine that the goals in milliseconds were set on. */
const REFERENCE_US = 124;
const SIZE = 200;
const ROUNDS = 101;
const LOOPS = 20;

const light = Float32Array.from({ length: SIZE }, (_, i) => 0.05 + i / SIZE);
const inverse = light.map((value) => 1 / value);
const ratios = new Float32Array(SIZE * SIZE);

/**
 * @param {Float32Array} values
 * @param {number} index of one that is there
 */
const at = (values, index) => /** @type {number} */ (values[index]);

/** The contrast of 200 colors in plain JavaScript: the same work wherever a bench runs. */
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
 * What figures were taken on. Ratios within a run hold anywhere; milliseconds do not, not even on one machine on one
 * day: `timesSlower` says how this one, now, compares with that of the goals.
 */
export const describeMachine = () => {
  const samples = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (let i = 0; i < LOOPS; i++) loop();
    return ((performance.now() - start) * 1000) / LOOPS;
  }).toSorted((a, b) => a - b);
  const us = samples[ROUNDS >> 1] ?? Number.NaN;
  const machine = {
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    yardstickUs: Math.round(us),
    timesSlower: Math.round((us / REFERENCE_US) * 100) / 100,
  };
  console.log(
    `This machine takes ${machine.timesSlower} × as long as the one that the goals in milliseconds were set on.`,
  );
  return machine;
};
