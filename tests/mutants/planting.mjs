import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';

/** @typedef {import('./numbers.mjs').NumberMutant} NumberMutant */

/** Where the configuration of the tests, which is loaded apart from those that run them, finds what is planted. */
const PLANTED = 'HUELOOM_PLANTED_NUMBER';

/** @param {NumberMutant | null} mutant the only one from now on; null plants nothing more */
export const plantNumber = (mutant) => {
  process.env[PLANTED] = JSON.stringify(mutant);
};

/**
 * Puts another number into a source as it is loaded; the file itself stays as it is.
 * @type {import('vite').Plugin}
 */
export const numberPlanting = {
  name: 'plant-number',
  enforce: 'pre',
  transform: (code, id) => {
    /** @type {NumberMutant | null} */
    const planted = JSON.parse(process.env[PLANTED] ?? 'null');
    return planted && id.split('?', 1)[0] === join(ROOT, planted.file)
      ? `${code.slice(0, planted.start)}${planted.text}${code.slice(planted.end)}`
      : null;
  },
};
