import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../supabase/local/paths.mjs';
import { drawSample } from './drawSample.mjs';
import { keyOf } from './sampler.mjs';

/** @typedef {import('./sampler.mjs').Mutant} Mutant */
/**
 * @typedef {object} Instrumenter what finds the places of faults in a text
 * @property {(files: readonly { name: string, content: string, mutate: true }[], options: object) => Promise<{ mutants: readonly (Mutant & { status?: string })[] }>} instrument
 */

/** The very one that Stryker finds its faults with. @returns {Promise<Instrumenter>} */
const openInstrumenter = async () => {
  const beside = createRequire(import.meta.resolve('@stryker-mutator/core'));
  const path = beside.resolve('@stryker-mutator/instrumenter');
  /** @type {{ Instrumenter: new (logger: object) => Instrumenter }} */
  const { Instrumenter } = await import(pathToFileURL(path).href);
  return new Instrumenter({ info: () => {}, debug: () => {}, warn: () => {}, isDebugEnabled: () => false });
};

/**
 * Some of the faults that Stryker would try in some files, each as likely as any other. The files are read alone, not
 * run: of thousands only those that are drawn have to be built into the code.
 * @param {readonly string[]} files from the root of the repository
 * @param {number} count
 * @param {string} [seed]
 * @returns {Promise<{ all: number, keys: readonly string[], ranges: readonly string[] }>} how many there are, and of those
 *   that are drawn what they are called and where they stand, as Stryker reads it
 */
export const drawMutants = async (files, count, seed) => {
  const instrumenter = await openInstrumenter();
  const all = [];
  for (const file of files) {
    const name = join(ROOT, file);
    const content = await readFile(name, 'utf8');
    const options = { plugins: null, ignorers: [], excludedMutations: [] };
    const { mutants } = await instrumenter.instrument([{ name, content, mutate: true }], options);
    const tried = mutants.filter(({ status }) => status !== 'Ignored');
    all.push(...tried.map((mutant) => ({ file, key: keyOf(mutant), place: mutant.location })));
  }
  const drawn = new Set(
    drawSample(
      all.map(({ key }) => key),
      count,
      seed,
    ),
  );
  const sample = all.filter(({ key }) => drawn.has(key));
  return {
    all: all.length,
    keys: sample.map(({ key }) => key),
    // Stryker counts the lines of its own faults from 0, and those that it is asked for from 1.
    ranges: sample.map(
      ({ file, place: { start, end } }) =>
        `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    ),
  };
};
