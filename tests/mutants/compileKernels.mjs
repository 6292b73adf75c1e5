import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { main } from 'assemblyscript/asc';
import { ROOT } from '../../supabase/local/paths.mjs';

/** @typedef {import('./kernelMutants.mjs').KernelMutant} KernelMutant */

/** Not optimized, which takes a fifth of the time and gives the same bits. */
const OPTIONS = ['--target', 'release', '--optimizeLevel', '0', '--outFile', 'engine.wasm'];

/**
 * The engine with a fault in it; the files stay as they are.
 * @param {KernelMutant | null} mutant null compiles them as they stand
 * @returns {Promise<Uint8Array | null>} the module, or null where it does not compile
 */
export const compileKernels = async (mutant) => {
  /** @type {Uint8Array | null} */
  let module = null;
  const { error } = await main(OPTIONS, {
    readFile: async (name, folder) => {
      const text = await readFile(resolve(ROOT, folder, name), 'utf8').catch(() => null);
      if (text === null || mutant === null || resolve(ROOT, folder, name) !== join(ROOT, mutant.file))
        return text;
      return `${text.slice(0, mutant.start)}${mutant.text}${text.slice(mutant.end)}`;
    },
    writeFile: (_, content) => {
      if (typeof content !== 'string') module = content;
    },
    stdout: { write: () => {} },
    stderr: { write: () => {} },
  });
  return error ? null : module;
};
