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
 * Whether node_modules matches the lockfile, according to npm's own record of its last install. Optional packages may
 * be missing: most are builds for other platforms.
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
 * Installs missing packages. Development packages are included explicitly, as NODE_ENV=production would omit the
 * bundler.
 * @param {{ signal?: AbortSignal }} [options]
 * @returns {Promise<string | void>} a note if there was nothing to do
 */
export const ensurePackages = async (options) => {
  if (await hasPackages()) return 'as installed before';
  await runNpm(
    'The packages could not be installed',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    { ...options, blamesMachine: true },
  );
};
