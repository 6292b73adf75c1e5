import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';

/**
 * A fault as Stryker makes it.
 * @typedef {object} Mutant
 * @property {string} id of this run alone
 * @property {string} fileName
 * @property {{ start: Place, end: Place }} location
 * @property {string} replacement
 * @typedef {{ line: number, column: number }} Place
 */

/** What a fault is called in every run and on any machine. @param {Omit<Mutant, 'id'>} mutant */
export const keyOf = ({ fileName, location: { start, end }, replacement }) => {
  const place = `${start.line}:${start.column}-${end.line}:${end.column}`;
  return createHash('sha256')
    .update(`${relative(ROOT, fileName)}:${place} ${replacement}`)
    .digest('hex');
};

/**
 * The part of Stryker's interface that decides which faults are worth a try: it asks a checker for that. Where one was
 * drawn, others stand within it.
 */
const sampler = {
  init: async () => {},
  /** @param {readonly Mutant[]} mutants */
  group: async (mutants) => [mutants.map(({ id }) => id)],
  /** @param {readonly Mutant[]} mutants */
  check: async (mutants) => {
    /** @type {ReadonlySet<string>} */
    const drawn = new Set(JSON.parse(process.env.HUELOOM_MUTANT_SAMPLE ?? '[]'));
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        drawn.has(keyOf(mutant)) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    );
  },
};

export const strykerPlugins = [
  { kind: 'Checker', name: 'sampler', factory: Object.assign(() => sampler, { inject: [] }) },
];
