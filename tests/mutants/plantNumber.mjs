import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';

/** @typedef {import('./numbers.mjs').NumberMutant} NumberMutant */

/**
 * Puts another number into a source as it is loaded; the file itself stays as it is.
 * @returns {{ plugin: import('vite').Plugin, plant: (mutant: NumberMutant | null) => void }} null plants nothing more
 */
export const openPlanting = () => {
  /** @type {NumberMutant | null} */
  let planted = null;
  return {
    plant: (mutant) => {
      planted = mutant;
    },
    plugin: {
      name: 'plant-number',
      enforce: 'pre',
      transform: (code, id) =>
        planted && id.split('?', 1)[0] === join(ROOT, planted.file)
          ? `${code.slice(0, planted.start)}${planted.text}${code.slice(planted.end)}`
          : null,
    },
  };
};
