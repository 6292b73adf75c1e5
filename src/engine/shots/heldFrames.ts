/** Maximum step between two frames of one picture, in levels of luma: what compression leaves. */
const MOST_HELD = 1;
/** Minimum step to another picture; slower movement is not mistaken for a cut. */
const LEAST_MOVED = 3;
/** For how many frames films hold pictures: 24 or 30 a second shown as 60, drawings made for every second or third frame. */
const LEAST_HOLD = 2;
const MOST_HOLD = 3;
/** Changes in a row that have to be so far apart. */
const CHANGES = 3;
const USUAL = 2;

/**
 * How many places before or after a place show two other pictures: two, or more where each picture is held for some
 * frames, as these show no movement. `isCut` tells whether the step that leads to a place is to another shot: short
 * shots of stills hold nothing.
 */
export const placesOfTwo = (
  steps: Float32Array,
  isCut: (place: number) => boolean,
  place: number,
  way: 1 | -1,
): number => {
  let [changes, last, second] = [0, 0, 0];
  for (let count = 1; changes < CHANGES; count += 1) {
    // Forward, a step leads to the place; backward, away from it.
    const to = way === 1 ? place + count : place - count + 1;
    const step = steps[to];
    if (step === undefined || count - last > MOST_HOLD) return USUAL;
    if (step <= MOST_HELD) continue;
    if (step < LEAST_MOVED || isCut(to) || (changes > 0 && count - last < LEAST_HOLD)) return USUAL;
    changes += 1;
    last = count;
    if (changes === 2) second = count;
  }
  return second;
};
