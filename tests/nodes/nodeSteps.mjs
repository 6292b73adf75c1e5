import { rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../../supabase/local/command.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { NO_CASES, readVitestReport } from '../setup/testCases.mjs';
import { installNode } from './installNode.mjs';
import { startProduct } from './startProduct.mjs';

/** @typedef {import('../setup/steps.mjs').Step} Step */

/** Those of `npm run test:unit`. */
const PROJECTS = ['unit', 'dom', 'alone'];
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/**
 * @param {string} version
 * @param {string} node its program
 */
const runUnitTests = async (version, node) => {
  const results = join(ROOT, `tests/results/unit-node-${version}.json`);
  await rm(results, { force: true });
  const args = ['run', ...PROJECTS.map((name) => `--project=${name}`), '--reporter=dot', '--reporter=json'];
  // What the tests start by the name of node is this one, too.
  const env = { PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  const failure = await run('the tests failed', node, [VITEST, ...args, `--outputFile.json=${results}`], {
    env,
  }).then(
    () => null,
    (/** @type {Error} */ error) => error,
  );
  const report = await readVitestReport(results);
  if (!report || (failure && report.cases.failed === 0))
    throw failure ?? new Error('the tests left no results');
  return failure ? { ...report, problem: failure.message } : report;
};

/**
 * @param {string} version
 * @param {string} node its program
 * @returns {Step[]}
 */
const stepsWith = (version, node) => [
  {
    name: `Node ${version}: start`,
    isLight: true,
    run: async () => {
      await startProduct(node);
      return { cases: { ...NO_CASES, passed: 1 } };
    },
  },
  // Beside the long tests before it, the last of which leave more and more of the machine to it.
  { name: `Node ${version}: unit`, isLight: true, run: () => runUnitTests(version, node) },
];

/**
 * What is tried with other Nodes than the one that runs this. One that cannot be had is left out with a line.
 * @param {readonly string[]} versions such as '26' or '20.19'
 * @returns {Promise<Step[]>}
 */
export const nodeSteps = async (versions) => {
  const steps = [];
  for (const version of versions) {
    try {
      steps.push(...stepsWith(version, await installNode(version)));
    } catch (error) {
      const why = (error instanceof Error ? error.message : String(error)).split('\n', 2).join(' ');
      console.log(`- Node ${version}: left out. ${why}`);
    }
  }
  return steps;
};
