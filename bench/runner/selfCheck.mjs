import { comparePaired } from './comparisons.mjs';
import { ROOT } from './paths.mjs';
import { countDifferences, judgeSelfCheck } from './judgeSelfCheck.mjs';
import { createLine } from './progress.mjs';
import { startVersion } from './collect.mjs';
import { planJobs, processesToCompare, runJobs } from './runSuites.mjs';
import { findSuites } from './suites.mjs';
import { describeVersion } from './versions.mjs';

const ROUNDS = 20;
const DEFAULT = ['contrast'];

/**
 * Compares this version with itself repeatedly, as it is compared with another one: 19 of 20 comparisons must give "no
 * difference shown", and no figure may differ in more than five rounds, without the confirming measurement of a normal
 * run.
 * @param {readonly string[]} wanted suites or groups
 * @param {AbortSignal} signal
 * @returns {Promise<number>} 0 if so, 1 if not, 2 if a suite failed
 */
export const selfCheck = async (wanted, signal) => {
  const suites = await findSuites(wanted.length > 0 ? wanted : DEFAULT);
  const builds = new Map(suites.map(({ name, built }) => [name, built]));
  const line = createLine(process.stderr, () => performance.now());
  const isStopped = () => signal.aborted;
  /** @type {import('../result').Comparison[][]} */
  const rounds = [];
  /** @type {import('../result').Failure[]} */
  const failures = [];
  for (let round = 1; round <= ROUNDS && !isStopped() && failures.length === 0; round++) {
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
    failures.push(...versions.flatMap(({ result }) => result.failures));
    if (one && other && !isStopped()) rounds.push(comparePaired(one, other, suites));
  }
  line.clear();
  for (const { message } of failures) console.error(message);
  const counts = countDifferences(rounds);
  for (const { figure, rounds: all, different } of counts) {
    console.log(`${all - different} of ${all} alike  ${figure}`);
  }
  if (isStopped()) return 130;
  const { text, exitCode } = judgeSelfCheck(counts, failures);
  console.log(text);
  return exitCode;
};
