import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { compileKernels } from './compileKernels.mjs';

/** @typedef {import('./kernelMutants.mjs').KernelMutant} KernelMutant */

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const MODULE = join(ROOT, '.local/mutants/engine.wasm');
// Its threads are part of the process: nothing of a kernel without an end is left when that is killed.
const OPTIONS = '--run --config tests/mutants/vitest.config.ts --bail 1 --pool threads --reporter dot'.split(
  ' ',
);

/**
 * First a few of the random pictures that both engines read, which tell most faults; then all tests that the compiled
 * engine has.
 * @type {readonly { words: readonly string[], env: Readonly<Record<string, string>> }[]}
 */
const ROUNDS = [
  {
    words: [
      'run',
      ...['parity', 'openPicture', 'shrink', 'joinRows'].map((name) => `tests/engine/${name}.test.ts`),
    ],
    env: { HUELOOM_RUNS: '10' },
  },
  { words: ['related', 'tests/support/nodeEngine.ts'], env: {} },
];

/** A kernel that never ends takes this many times as long as one without a fault. */
const PATIENCE = 5;
const LONGEST_MS = 600_000;

/**
 * Whether all tests of a round pass.
 * @param {(typeof ROUNDS)[number]} round
 * @param {number} milliseconds after which they are killed, and do not
 * @returns {Promise<boolean>}
 */
const passes = ({ words, env }, milliseconds) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [VITEST, ...words, ...OPTIONS], {
      cwd: ROOT,
      stdio: 'ignore',
      env: { ...process.env, HUELOOM_ENGINE: MODULE, HUELOOM_MUTANT_TESTS: 'tests/engine', ...env },
      timeout: milliseconds,
      killSignal: 'SIGKILL',
    });
    child.on('close', (code) => resolve(code === 0));
  });

/** The rounds, each with the time that it gets. The engine is one without a fault. */
const timeRounds = async () => {
  const timed = [];
  for (const round of ROUNDS) {
    const begun = Date.now();
    if (!(await passes(round, LONGEST_MS)))
      throw new Error(`Without a fault, too, one fails of ${round.words.join(' ')}`);
    timed.push({ round, milliseconds: PATIENCE * (Date.now() - begun) });
  }
  return timed;
};

/**
 * Compiles the engine with one fault after the other, and runs the tests that use it.
 * @param {readonly KernelMutant[]} mutants
 * @param {(mutant: KernelMutant, isNoticed: boolean) => void} tell of those that compile, and are another module then
 */
export const runKernels = async (mutants, tell) => {
  const sound = await compileKernels(null);
  if (!sound) throw new Error('The kernels do not compile, without a fault in them either');
  await writeFile(MODULE, sound);
  const rounds = await timeRounds();
  for (const mutant of mutants) {
    const module = await compileKernels(mutant);
    if (!module || Buffer.from(module).equals(sound)) continue;
    await writeFile(MODULE, module);
    let isNoticed = false;
    for (const { round, milliseconds } of rounds) isNoticed ||= !(await passes(round, milliseconds));
    tell(mutant, isNoticed);
  }
};
