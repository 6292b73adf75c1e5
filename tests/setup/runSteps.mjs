import { availableParallelism } from 'node:os';
import { NO_CASES, NO_TITLES, sumCases } from './testCases.mjs';

/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./testCases.mjs').Cases} Cases */
/** @typedef {import('./testCases.mjs').Report} Report */
/** @typedef {import('./testCases.mjs').Titles} Titles */
/** @typedef {{ readonly name: string, readonly seconds: number }} StepTime */
/**
 * @typedef {object} Totals
 * @property {Cases} cases
 * @property {readonly StepTime[]} steps
 * @property {number} seconds from the first step to the last, less than their sum if some ran in parallel
 * @property {Titles} titles
 */

const SLOWEST_SHOWN = 10;

/** @param {Cases} cases */
export const describeCases = ({ passed, repeated, failed, skipped }) => {
  const again = repeated > 0 ? ` (${repeated} only the second time)` : '';
  return `${passed} passed${again}, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};

/**
 * Runs one step and reports it in a line, followed by the tool's output if it failed.
 * @param {Step} step
 * @param {ReadonlySet<string>} broken failed steps
 * @returns {Promise<Report>} a step that fails without a failed case counts as one
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

/** How many light steps run in parallel: one per core, at least two. */
const LIGHT_AT_ONCE = Math.max(2, availableParallelism());

/**
 * Groups steps into rounds: adjacent light ones run together.
 * @param {readonly Step[]} steps
 * @returns {readonly (readonly Step[])[]}
 */
const roundsOf = (steps) => {
  /** @type {Step[][]} */
  const rounds = [];
  for (const step of steps) {
    const last = rounds.at(-1);
    if (step.isLight && last?.[0]?.isLight) last.push(step);
    else rounds.push([step]);
  }
  return rounds;
};

/**
 * Runs every step, also after a failed one, and ends with one line of totals. The exit code is 1 if something failed.
 * @param {readonly Step[]} steps
 * @param {number} [lightAtOnce] how many light steps run in parallel
 * @returns {Promise<Totals>}
 */
export const runSteps = async (steps, lightAtOnce = LIGHT_AT_ONCE) => {
  const startMs = performance.now();
  /** @type {Set<string>} */
  const broken = new Set();
  /** @type {Map<Step, Report>} */
  const reports = new Map();
  /** @type {Map<Step, number>} */
  const seconds = new Map();
  /** @param {Step[]} waiting */
  const runWaiting = async (waiting) => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const beginMs = performance.now();
      // Sequential within this worker, while others run in parallel.
      const done = await report(step, broken);
      seconds.set(step, (performance.now() - beginMs) / 1000);
      if (done.cases.failed > 0) broken.add(step.name);
      reports.set(step, done);
    }
  };
  for (const round of roundsOf(steps)) {
    const waiting = [...round];
    await Promise.all(Array.from({ length: lightAtOnce }, () => runWaiting(waiting)));
  }
  const inOrder = steps.flatMap((step) => reports.get(step) ?? []);
  printSlowest(inOrder.flatMap(({ files }) => files));
  const cases = sumCases(inOrder.map((done) => done.cases));
  console.log(`\n${describeCases(cases)}`);
  process.exitCode = cases.failed > 0 ? 1 : 0;
  const titles = {
    failed: inOrder.flatMap((done) => done.titles.failed),
    repeated: inOrder.flatMap((done) => done.titles.repeated),
  };
  return {
    cases,
    steps: steps.map((step) => ({ name: step.name, seconds: seconds.get(step) ?? 0 })),
    seconds: (performance.now() - startMs) / 1000,
    titles,
  };
};
