import { nodeSteps } from '../nodes/nodeSteps.mjs';
import { NODES } from '../nodes/nodes.mjs';
import { runSteps } from './runSteps.mjs';
import { LONG_STEPS, QUICK_STEPS } from './steps.mjs';
import { keepTotals } from './totals.mjs';

const SUITES = {
  quick: async () => QUICK_STEPS,
  // The newest Node is the most likely to break.
  long: async () => [...LONG_STEPS, ...(await nodeSteps(NODES.slice(-1)))],
};

/**
 * Runs the tests of `npm test`, or the slow ones of `npm run test:long`.
 * @param {string} [name] 'quick' or 'long'
 */
export const runSuite = async (name = 'quick') => {
  if (name !== 'quick' && name !== 'long')
    throw new Error(`There are the suites quick and long, not ${name}.`);
  await keepTotals(name, await runSteps(await SUITES[name]()));
};
