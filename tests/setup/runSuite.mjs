import { runSteps } from './runSteps.mjs';
import { LONG_STEPS, QUICK_STEPS } from './steps.mjs';
import { keepTotals } from './totals.mjs';

const SUITES = { quick: QUICK_STEPS, long: LONG_STEPS };

/**
 * Runs the tests of `npm test`, or the slow ones of `npm run test:long`.
 * @param {string} [name] 'quick' or 'long'
 */
export const runSuite = async (name = 'quick') => {
  if (name !== 'quick' && name !== 'long')
    throw new Error(`There are the suites quick and long, not ${name}.`);
  await keepTotals(name, await runSteps(SUITES[name]));
};
