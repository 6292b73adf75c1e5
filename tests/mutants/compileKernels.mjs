import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';

/** @typedef {import('./kernelMutants.mjs').KernelMutant} KernelMutant */
/**
 * @typedef {object} Host where the compiler reads and writes
 * @property {(name: string, folder: string) => Promise<string | null>} readFile
 * @property {(name: string, content: string | Uint8Array) => void} writeFile
 * @property {{ write: (text: string) => void }} stdout
 * @property {{ write: (text: string) => void }} stderr
 */
/** @typedef {{ main: (options: readonly string[], host: Host) => Promise<{ error: Error | null }> }} Compiler */

/** By a name that no type checker follows: the compiler's own types declare arrays anew, for every file that is checked. */
const COMPILER = ['assemblyscript', 'asc'].join('/');

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
  /** @type {Compiler} */
  const { main } = await import(COMPILER);
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
