import { relative } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { drawSample } from './drawSample.mjs';

/**
 * A fault as Stryker makes it.
 * @typedef {object} Mutant
 * @property {string} id of this run alone
 * @property {string} fileName
 * @property {{ start: Place, end: Place }} location
 * @property {string} replacement
 * @typedef {{ line: number, column: number }} Place
 */

/** The part of Stryker's interface that decides which faults are worth a try: it asks a checker for that. */
const sampler = {
  init: async () => {},
  /** All at once, since a sample is drawn from all. @param {readonly Mutant[]} mutants */
  group: async (mutants) => [mutants.map(({ id }) => id)],
  /** @param {readonly Mutant[]} mutants */
  check: async (mutants) => {
    const keyed = mutants.map(({ id, ...mutant }) => ({ id, key: keyOf(mutant) }));
    const drawn = new Set(
      drawSample(
        keyed.map(({ key }) => key),
        Number(process.env.HUELOOM_MUTANT_SAMPLE),
      ),
    );
    return Object.fromEntries(
      keyed.map(({ id, key }) => [
        id,
        drawn.has(key) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    );
  },
};

/** What a fault is, on any machine. @param {Omit<Mutant, 'id'>} mutant */
const keyOf = ({ fileName, location: { start, end }, replacement }) =>
  `${relative(ROOT, fileName)}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`;

export const strykerPlugins = [
  { kind: 'Checker', name: 'sampler', factory: Object.assign(() => sampler, { inject: [] }) },
];
