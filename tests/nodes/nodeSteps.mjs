import { rm } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { run } from '../../supabase/local/command.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';
import { NO_CASES, readVitestReport } from '../setup/testCases.mjs';
import { startProduct } from './startProduct.mjs';

/** @typedef {import('../setup/steps.mjs').Step} Step */

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');

/**
 * @param {string} version
 * @param {string} node its program
 */
const runUnitTests = async (version, node) => {
  const results = join(ROOT, `tests/results/unit-node-${version}.json`);
  await rm(results, { force: true });
  const args = ['run', '--project', 'unit', '--project', 'dom', '--reporter=dot', '--reporter=json'];
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
 * What is tried with a Node.
 * @param {string} version
 * @param {string} node its program
 * @returns {Step[]}
 */
export const nodeSteps = (version, node) => [
  {
    name: `Node ${version}: start`,
    run: async () => {
      await startProduct(node);
      return { cases: { ...NO_CASES, passed: 1 } };
    },
  },
  { name: `Node ${version}: unit`, run: () => runUnitTests(version, node) },
];
