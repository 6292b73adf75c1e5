import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { compileKernels } from './compileKernels.mjs';

/** @typedef {import('./kernelMutants.mjs').KernelMutant} KernelMutant */

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const MODULE = join(ROOT, '.local/mutants/engine.wasm');

/** Against the reference engine first, which notices most; then all that the engine does elsewhere in its folder. */
const ROUNDS = [['tests/engine/parity.test.ts'], ['related', 'tests/support/nodeEngine.ts']];

/** A kernel that never ends takes this many times as long as one without a fault. */
const PATIENCE = 5;

/** @param {readonly string[]} words @param {number} milliseconds after which it counts as failed */
const passes = (words, milliseconds) =>
  /** @type {Promise<boolean>} */ (
    new Promise((resolve) => {
      const [mode, ...rest] = words[0] === 'related' ? words : ['run', ...words];
      // Its threads are part of it: nothing of a kernel without an end is left when it is killed.
      const child = spawn(
        process.execPath,
        [
          VITEST,
          String(mode),
          ...rest,
          '--run',
          '--config',
          'tests/mutants/vitest.config.ts',
          '--bail',
          '1',
        ].concat(['--pool', 'threads', '--reporter', 'dot']),
        {
          cwd: ROOT,
          stdio: 'ignore',
          env: { ...process.env, HUELOOM_ENGINE: MODULE, HUELOOM_MUTANT_TESTS: 'tests/engine' },
          timeout: milliseconds,
          killSignal: 'SIGKILL',
        },
      );
      child.on('close', (code) => resolve(code === 0));
    })
  );

/**
 * Compiles the engine with one fault after the other, and runs the tests that use it.
 * @param {readonly KernelMutant[]} mutants
 * @param {(mutant: KernelMutant, isNoticed: boolean) => void} tell of those that compile
 */
export const runKernels = async (mutants, tell) => {
  const sound = await compileKernels(null);
  if (!sound) throw new Error('The kernels do not compile, without a fault in them either');
  await writeFile(MODULE, sound);
  const limits = [];
  for (const words of ROUNDS) {
    const begun = Date.now();
    if (!(await passes(words, 600_000)))
      throw new Error(`Without a fault, too, one fails of ${words.join(' ')}`);
    limits.push(PATIENCE * (Date.now() - begun));
  }
  for (const mutant of mutants) {
    const module = await compileKernels(mutant);
    // Not told: the compiler has noticed it, or it makes no difference to the module.
    if (!module || Buffer.from(module).equals(sound)) continue;
    await writeFile(MODULE, module);
    const isNoticed =
      !(await passes(ROUNDS[0] ?? [], limits[0] ?? 0)) || !(await passes(ROUNDS[1] ?? [], limits[1] ?? 0));
    tell(mutant, isNoticed);
  }
};
