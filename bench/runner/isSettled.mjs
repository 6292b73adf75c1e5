import { readGoals } from '../goals.mjs';
import { LEAST_UNITS } from '../statistics/bootstrap.mjs';

/** An interval counts as narrow below this fraction of its value: another process would add nothing. */
const NARROW = 0.04;

/**
 * Whether further processes of a suite can be skipped: each goal is met or missed, or so close that only many more
 * processes would decide it.
 * @param {Pick<import('../suite').Suite, 'name' | 'goals'>} suite
 * @param {readonly import('../result').Figure[]} figures
 * @param {number} process index of the next one, from 0
 * @param {number} timesSlower
 */
export const isSettled = ({ name, goals }, figures, process, timesSlower) => {
  if (process < LEAST_UNITS || goals.length === 0) return false;
  return readGoals(name, goals, figures, timesSlower).every(({ state, value, interval }) => {
    if (state !== 'open') return true;
    return interval !== null && interval.high - interval.low <= NARROW * Math.abs(value);
  });
};
