import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Problem } from '../../supabase/local/problem.mjs';
import { bundleSuite } from './bundle.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {import('../suite').Suite} Suite */
/** @typedef {{ file: string, host: string | null }} Built */

const FOLDER = join(ROOT, 'bench/suites');
const SUITE = /^(.+)\.suite\.(ts|mjs)$/;
/** @type {readonly import('../suite').Group[]} */
const ORDER = ['engine', 'quality', 'door', 'pages', 'films', 'backend'];

/**
 * Builds a suite for Node with the version in `subject`. Suites that drive a browser or a server run unbundled and get
 * the folder.
 * @param {string} name
 * @param {string} subject
 * @returns {Promise<Built>}
 */
export const buildSuite = async (name, subject) => {
  const isBundled = (await readdir(FOLDER)).includes(`${name}.suite.ts`);
  return isBundled
    ? bundleSuite(name, join(FOLDER, `${name}.suite.ts`), subject)
    : { file: join(FOLDER, `${name}.suite.mjs`), host: null };
};

/**
 * Every suite, or those of these names and groups.
 * @param {readonly string[]} [wanted]
 * @returns {Promise<(Suite & { readonly built: Built })[]>}
 * @throws {Problem} if a name is unknown
 */
export const findSuites = async (wanted = []) => {
  const names = (await readdir(FOLDER)).flatMap((file) => SUITE.exec(file)?.[1] ?? []);
  const unknown = wanted.find((word) => !names.includes(word) && !ORDER.some((group) => group === word));
  if (unknown !== undefined) {
    throw new Problem(`There is no suite or group "${unknown}": npm run bench -- --list names them.`);
  }
  // If suites are requested by name, only those are built, which is faster.
  const areNames = wanted.length > 0 && wanted.every((word) => names.includes(word));
  const suites = await Promise.all(
    names
      .filter((name) => !areNames || wanted.includes(name))
      .map(async (name) => {
        const built = await buildSuite(name, ROOT);
        const { suite } = /** @type {{ suite: Suite }} */ (await import(pathToFileURL(built.file).href));
        return Object.assign({ built }, suite);
      }),
  );
  return suites
    .filter(({ name, group }) => wanted.length === 0 || wanted.includes(name) || wanted.includes(group))
    .toSorted((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group) || a.name.localeCompare(b.name));
};
