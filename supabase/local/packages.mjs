import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from './command.mjs';
import { ROOT } from './paths.mjs';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockEntry */

/**
 * @param {string} file
 * @returns {Promise<Record<string, LockEntry> | null>}
 */
const readLock = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
};

/**
 * True when node_modules holds what the lockfile says, by npm's own record of its last install.
 * Optional packages may be missing: most are builds for other platforms.
 */
export const hasPackages = async (root = ROOT) => {
  const wanted = await readLock(join(root, 'package-lock.json'));
  const present = await readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const found = present[path];
    if (path === '' || (!found && entry.optional)) return true;
    return found?.version === entry.version && found?.integrity === entry.integrity;
  });
};

/**
 * Installs what is missing. Development packages are named, or NODE_ENV=production would leave out the builder.
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<string | void>} a word where there was nothing to do
 */
export const ensurePackages = async (options) => {
  if (await hasPackages()) return 'as installed before';
  await runNpm(
    'The packages could not be installed',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { ...options, blamesMachine: true },
  );
};
