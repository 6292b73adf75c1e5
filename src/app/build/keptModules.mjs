import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const RELATIVE_IMPORTS = /\b(?:from|import)\s*\(?\s*['"](?<to>\.[^'"\n?]*)['"]/g;
/** How a file may be named where an import leaves the end off. */
const ENDS = ['.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * Which files a module's relative imports name. What is kept of a module holds their whole names, which its own text
 * does not: without this, a file that becomes one of another kind would go on being looked for where it was.
 * @param {string} path of the module
 * @param {string} source
 * @param {(path: string) => boolean} isThere
 * @returns {string} the end of each name, '' where the import has it
 */
export const endsOfImports = (path, source, isThere) =>
  Array.from(source.matchAll(RELATIVE_IMPORTS), ({ groups }) => {
    const named = join(dirname(path), groups?.to ?? '');
    return ENDS.find((end) => isThere(named + end)) ?? '';
  }).join();

/**
 * Has tests keep on disk what they have made of each module, from one run to the next: a third of the processor time of
 * the test of one page, and what the long tests and another Node would do again.
 * @returns {import('vitest/config').Plugin}
 */
export const keptModules = () => ({
  name: 'kept-modules',
  configureVitest: ({ experimental_defineCacheKeyGenerator: define }) => {
    define(({ id, sourceCode }) => {
      const [path = ''] = id.split('?', 1);
      // Read as text, bytes that differ may look the same.
      return path.endsWith('.wasm') ? false : endsOfImports(path, sourceCode, existsSync);
    });
  },
});
