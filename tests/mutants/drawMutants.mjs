import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../supabase/local/paths.mjs';
import { drawSample } from './drawSample.mjs';

/**
 * A fault as Stryker finds it: lines and columns from 0.
 * @typedef {object} Found
 * @property {{ start: Place, end: Place }} location
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {string} [status] 'Ignored' where a comment says why it is left alone
 * @typedef {{ line: number, column: number }} Place
 */

/**
 * @typedef {import('./planting.mjs').Fault & { line: number, what: string }} CodeMutant a fault in the code: its line from 1,
 *   and what is done there, in a few words
 */

/**
 * @typedef {object} Instrumenter what finds the places of faults in a text
 * @property {(files: readonly { name: string, content: string, mutate: true }[], options: object) => Promise<{ mutants: readonly Found[] }>} instrument
 */

/** The very one that Stryker finds its faults with. @returns {Promise<Instrumenter>} */
const openInstrumenter = async () => {
  const beside = createRequire(import.meta.resolve('@stryker-mutator/core'));
  const path = beside.resolve('@stryker-mutator/instrumenter');
  /** @type {{ Instrumenter: new (logger: object) => Instrumenter }} */
  const { Instrumenter } = await import(pathToFileURL(path).href);
  return new Instrumenter({ info: () => {}, debug: () => {}, warn: () => {}, isDebugEnabled: () => false });
};

/** What a fault is called in every run and on any machine. @param {string} file @param {Found} found */
const keyOf = (file, { location: { start, end }, replacement }) => {
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return createHash('sha256').update(`${file}:${place} ${replacement}`).digest('hex');
};

/** @param {string} content @param {Place} place */
const offsetOf = (content, { line, column }) =>
  content
    .split('\n')
    .slice(0, line)
    .reduce((sum, { length }) => sum + length + 1, column);

/** Those that put an operator or a function where something that binds more tightly may have stood. */
const LOOSE = new Set([
  'ArithmeticOperator',
  'ArrowFunction',
  'BooleanLiteral',
  'EqualityOperator',
  'LogicalOperator',
]);

/** @param {string} file @param {string} content @param {Found} found @returns {CodeMutant} */
const mutantOf = (file, content, { location: { start, end }, mutatorName, replacement }) => ({
  file,
  start: offsetOf(content, start),
  end: offsetOf(content, end),
  text: LOOSE.has(mutatorName) ? `(${replacement})` : replacement,
  line: start.line + 1,
  what: `${mutatorName}: ${replacement}`,
});

/**
 * Some of the faults that Stryker would try in some files, each as likely as any other. The files are read alone, not
 * run, so that of thousands only those that are drawn have to be planted.
 * @param {readonly string[]} files from the root of the repository
 * @param {number} count
 * @param {string} [seed] another word draws others
 * @returns {Promise<{ all: number, mutants: readonly CodeMutant[] }>} how many there are, and those that are drawn
 */
export const drawMutants = async (files, count, seed) => {
  const instrumenter = await openInstrumenter();
  /** @type {{ key: string, mutant: CodeMutant }[]} */
  const all = [];
  for (const file of files) {
    const name = join(ROOT, file);
    const content = await readFile(name, 'utf8');
    const options = { plugins: null, ignorers: [], excludedMutations: [] };
    const { mutants } = await instrumenter.instrument([{ name, content, mutate: true }], options);
    const tried = mutants.filter(({ status }) => status !== 'Ignored');
    all.push(...tried.map((found) => ({ key: keyOf(file, found), mutant: mutantOf(file, content, found) })));
  }
  const drawn = new Set(
    drawSample(
      all.map(({ key }) => key),
      count,
      seed,
    ),
  );
  const mutants = [...drawn].flatMap((wanted) =>
    all.flatMap(({ key, mutant }) => (key === wanted ? [mutant] : [])),
  );
  return { all: all.length, mutants };
};
