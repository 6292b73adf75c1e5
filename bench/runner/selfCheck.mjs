import { compareAll } from './comparisons.mjs';
import { ROOT } from './paths.mjs';
import { createLine } from './progress.mjs';
import { startVersion } from './collect.mjs';
import { planJobs, processesToCompare, runJobs } from './runSuites.mjs';
import { findSuites } from './suites.mjs';
import { describeVersion } from './versions.mjs';

const ROUNDS = 20;
/** The tolerated rate of false differences: intervals are 95 %. */
const MOST_WRONG = 0.05;
const DEFAULT = ['contrast'];

/**
 * Compares this version with itself repeatedly: 19 of 20 comparisons must give "no difference shown", without the
 * confirming measurement of a normal run.
 * @param {readonly string[]} wanted suites or groups
 * @param {AbortSignal} signal
 * @returns {Promise<number>} 0 if so, else 1
 */
export const selfCheck = async (wanted, signal) => {
  const suites = await findSuites(wanted.length > 0 ? wanted : DEFAULT);
  const builds = new Map(suites.map(({ name, built }) => [name, built]));
  const line = createLine(process.stderr, () => performance.now());
  const isStopped = () => signal.aborted;
  /** @type {Map<string, number>} */
  const differences = new Map();
  for (let round = 1; round <= ROUNDS && !isStopped(); round++) {
    const versions = await Promise.all(
      ['here', 'here again'].map(async (name) => ({
        result: startVersion(await describeVersion(name, ROOT)),
        subject: ROOT,
        builds,
      })),
    );
    console.error(`Round ${round} of ${ROUNDS}`);
    await runJobs(
      planJobs(suites, versions, (suite) => processesToCompare(suite, 'quick')),
      { mode: 'quick', signal, known: [], line, save: async () => undefined, onBrowser: () => undefined },
    );
    const [one, other] = versions.map(({ result }) => result);
    const comparisons = one && other && !isStopped() ? compareAll(one, other, { isPaired: true }) : [];
    for (const { suite, name, verdict } of comparisons) {
      const figure = `${suite}: ${name}`;
      differences.set(figure, (differences.get(figure) ?? 0) + (verdict === 'no difference shown' ? 0 : 1));
    }
  }
  line.clear();
  for (const [figure, count] of differences) console.log(`${ROUNDS - count} of ${ROUNDS} alike  ${figure}`);
  if (isStopped()) return 130;
  const wrong = [...differences.values()].reduce((sum, count) => sum + count, 0);
  const isSound = differences.size > 0 && wrong <= MOST_WRONG * ROUNDS * differences.size;
  console.log(
    isSound ? 'Sound: the same code comes out alike.' : 'Not sound: the same code comes out as different.',
  );
  return isSound ? 0 : 1;
};
