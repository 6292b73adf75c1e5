import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsOf } from './imports.mjs';

const FOLDERS = ['src', 'workers', 'supabase', 'tests'];
const CODE = /\.(?:tsx?|mjs)$/;
/** Suffixes that an import may omit. */
const ENDS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** @param {string} root @returns {string[]} every source file, from the root: '/src/color/mix.ts' */
const listFiles = (root) =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length - 1)),
  );

/**
 * The reverse import graph, parsed from the files' text.
 * @param {string} root the repository, with a slash at its end
 * @returns {ReadonlyMap<string, ReadonlySet<string>>} for each imported file, the files that import it
 */
export const readImporters = (root) => {
  const files = listFiles(root);
  const known = new Set(files);
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const file of files.filter((path) => CODE.test(path)))
    for (const { to } of importsOf(file, readFileSync(join(root, file), 'utf8'))) {
      const end = ENDS.find((ending) => known.has(to + ending));
      if (end === undefined) continue;
      importers.set(to + end, (importers.get(to + end) ?? new Set()).add(file));
    }
  return importers;
};
