import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';

/**
 * A place in a source, and what stands there instead.
 * @typedef {object} Fault
 * @property {string} file from the root of the repository
 * @property {number} start where the place begins in the text of the file
 * @property {number} end
 * @property {string} text
 */

/** Where the configuration of the tests, which is loaded apart from those that run them, finds what is planted. */
const PLANTED = 'HUELOOM_PLANTED_FAULT';

/** @param {Fault | null} fault the only one from now on; null plants nothing more */
export const plant = (fault) => {
  process.env[PLANTED] = JSON.stringify(fault);
};

/**
 * Puts a fault into a source as it is loaded; the file itself stays as it is.
 * @type {import('vite').Plugin}
 */
export const planting = {
  name: 'plant-fault',
  enforce: 'pre',
  transform: (code, id) => {
    /** @type {Fault | null} */
    const planted = JSON.parse(process.env[PLANTED] ?? 'null');
    return planted && id.split('?', 1)[0] === join(ROOT, planted.file)
      ? `${code.slice(0, planted.start)}${planted.text}${code.slice(planted.end)}`
      : null;
  },
};
