import { NO_CASES } from './testCases.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./testCases.mjs').Cases} Cases */

/** @param {Cases} cases */
const describeCases = ({ passed, repeated, failed, skipped }) => {
  const again = repeated > 0 ? ` (${repeated} only the second time)` : '';
  return `${passed} passed${again}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};

/**
 * Runs one step and reports it in a line, followed by the tool's own words where it failed.
 * @param {Step} step
 * @param {ReadonlySet<string>} broken steps that have failed before
 * @returns {Promise<Cases>} where a step that fails without a failed case counts as one
 */
const report = async (step, broken) => {
  if (step.needs && broken.has(step.needs)) {
    console.log(`✗ ${step.name}: not run, because ${step.needs} failed`);
    return { ...NO_CASES, failed: 1 };
  }
  const startMs = performance.now();
  const seconds = () => `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
  try {
    const { cases, problem } = await step.run();
    const isCounted = cases.passed + cases.failed + cases.skipped > 0;
    const counts = isCounted ? `: ${describeCases(cases)}` : '';
    console.log(`${problem ? '✗' : '✓'} ${step.name}${counts} (${seconds()})`);
    if (problem) console.log(`\n${problem}\n`);
    return cases;
  } catch (error) {
    console.log(
      `✗ ${step.name} (${seconds()})\n\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    return { ...NO_CASES, failed: 1 };
  }
};

/**
 * Runs every step, also after a failed one, and ends with one line of totals.
 * @param {readonly Step[]} steps
 */
export const runSteps = async (steps) => {
  /** @type {Set<string>} */
  const broken = new Set();
  const total = { ...NO_CASES };
  for (const step of steps) {
    // One at a time: the machine is small, and timings are part of what the tests check.
    const cases = await report(step, broken);
    if (cases.failed > 0) broken.add(step.name);
    total.passed += cases.passed;
    total.repeated += cases.repeated;
    total.failed += cases.failed;
    total.skipped += cases.skipped;
  }
  console.log(`\n${describeCases(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
};
