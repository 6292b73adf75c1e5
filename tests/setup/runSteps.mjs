import { NO_CASES, NO_TITLES, sumCases } from './testCases.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./testCases.mjs').Cases} Cases */
/** @typedef {import('./testCases.mjs').Report} Report */
/** @typedef {import('./testCases.mjs').Titles} Titles */
/** @typedef {{ readonly name: string, readonly seconds: number }} StepTime */
/** @typedef {{ readonly cases: Cases, readonly steps: readonly StepTime[], readonly titles: Titles }} Totals */

const SLOWEST_SHOWN = 10;

/** @param {Cases} cases */
export const describeCases = ({ passed, repeated, failed, skipped }) => {
  const again = repeated > 0 ? ` (${repeated} only the second time)` : '';
  return `${passed} passed${again}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};

/**
 * Runs one step and reports it in a line, followed by the tool's own words where it failed.
 * @param {Step} step
 * @param {ReadonlySet<string>} broken steps that have failed before
 * @returns {Promise<Report>} where a step that fails without a failed case counts as one
 */
const report = async (step, broken) => {
  const failure = { cases: { ...NO_CASES, failed: 1 }, files: [], titles: NO_TITLES };
  if (step.needs && broken.has(step.needs)) {
    console.log(`✗ ${step.name}: not run, because ${step.needs} failed`);
    return failure;
  }
  const startMs = performance.now();
  const seconds = () => `${((performance.now() - startMs) / 1000).toFixed(1)} s`;
  try {
    const { cases = NO_CASES, files = [], titles = NO_TITLES, problem } = await step.run();
    const isCounted = cases.passed + cases.failed + cases.skipped > 0;
    const counts = isCounted ? `: ${describeCases(cases)}` : '';
    console.log(`${problem ? '✗' : '✓'} ${step.name}${counts} (${seconds()})`);
    if (problem) console.log(`\n${problem}\n`);
    return { cases, files, titles };
  } catch (error) {
    console.log(
      `✗ ${step.name} (${seconds()})\n\n${error instanceof Error ? error.message : String(error)}\n`,
    );
    return failure;
  }
};

/** @param {Report['files']} files */
const printSlowest = (files) => {
  if (files.length === 0) return;
  console.log('\nthe slowest files, in seconds of their cases:');
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN);
  for (const { file, seconds } of slowest) console.log(`${seconds.toFixed(1).padStart(6)}  ${file}`);
};

/**
 * Runs every step, also after a failed one, and ends with one line of totals. The exit code is 1 where something failed.
 * @param {readonly Step[]} steps
 * @returns {Promise<Totals>}
 */
export const runSteps = async (steps) => {
  /** @type {Set<string>} */
  const broken = new Set();
  /** @type {Report[]} */
  const reports = [];
  /** @type {StepTime[]} */
  const times = [];
  for (const step of steps) {
    const startMs = performance.now();
    // One at a time: the machine is small, and each tool takes all of it.
    const done = await report(step, broken);
    times.push({ name: step.name, seconds: (performance.now() - startMs) / 1000 });
    if (done.cases.failed > 0) broken.add(step.name);
    reports.push(done);
  }
  printSlowest(reports.flatMap(({ files }) => files));
  const cases = sumCases(reports.map((done) => done.cases));
  console.log(`\n${describeCases(cases)}`);
  process.exitCode = cases.failed > 0 ? 1 : 0;
  const titles = {
    failed: reports.flatMap((done) => done.titles.failed),
    repeated: reports.flatMap((done) => done.titles.repeated),
  };
  return { cases, steps: times, titles };
};
