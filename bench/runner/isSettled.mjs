import { readGoals } from '../goals.mjs';
import { LEAST_UNITS } from '../statistics/bootstrap.mjs';

/** An interval of this part of its value is narrow: another process would say nothing new. */
const NARROW = 0.04;

/**
 * Whether further processes of a suite can be left out: each of its goals is met or missed, or known so well that only
 * many more processes would decide it.
 * @param {Pick<import('../suite').Suite, 'name' | 'goals'>} suite
 * @param {readonly import('../result').Figure[]} figures
 * @param {number} process the one that would be next, from 0
 * @param {number} timesSlower
 */
export const isSettled = ({ name, goals }, figures, process, timesSlower) => {
  if (process < LEAST_UNITS || goals.length === 0) return false;
  return readGoals(name, goals, figures, timesSlower).every(({ state, value, interval }) => {
    if (state !== 'open') return true;
    return interval !== null && interval.high - interval.low <= NARROW * Math.abs(value);
  });
};
