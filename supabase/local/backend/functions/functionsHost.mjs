import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runAsDeno } from './denoShim.mjs';

/** @typedef {import('./denoShim.mjs').Slot} Slot */

/** @param {string} message @param {number} status */
const refusal = (message, status) => Response.json({ error: message }, { status });

/** @param {string} file */
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/** @param {string} folder @param {string} file */
const importSource = async (folder, file) => {
  const { runnerImport } = await import('vite');
  return runnerImport(file, { root: folder, configFile: false, logLevel: 'silent' });
};

/**
 * Runs supabase/functions/<name>/index.ts in this process, each loaded once: early by `load`, or at its first call.
 * They are read as they are, or from the folder in which they have been built.
 * @param {{ folder: string, built?: string, env: Readonly<Record<string, string | undefined>> }} options
 */
export const createFunctionsHost = ({ folder, built, env }) => {
  /** @type {Map<string, Promise<Slot>>} */
  const loaded = new Map();

  /** @param {string} file */
  const load = async (file) => {
    /** @type {Slot} */
    const slot = { env, handler: null };
    await runAsDeno(slot, built ? () => import(pathToFileURL(file).href) : () => importSource(folder, file));
    return slot;
  };

  /** @param {string} name */
  const slotOf = (name) => {
    const found =
      loaded.get(name) ?? load(built ? join(built, `${name}.mjs`) : join(folder, name, 'index.ts'));
    loaded.set(name, found);
    // What failed to load is tried again at the next call.
    found.catch(() => loaded.delete(name));
    return found;
  };

  /** @param {Request} request @param {URL} url */
  const answer = async (request, url) => {
    const name = url.pathname.split('/')[3] ?? '';
    const isKnown = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && (await exists(join(folder, name, 'index.ts')));
    if (!isKnown) return refusal('Requested function was not found', 404);
    const slot = await slotOf(name);
    const { handler } = slot;
    if (!handler) return refusal('The function serves nothing', 500);
    return runAsDeno(slot, async () => handler(request));
  };

  return {
    answer,
    /** Loads all of them; one that fails says so when it is called. */
    load: async () => {
      const names = await readdir(folder).catch(() => []);
      const known = await Promise.all(names.map((name) => exists(join(folder, name, 'index.ts'))));
      for (const name of names.filter((_, index) => known[index])) await slotOf(name).catch(() => null);
    },
  };
};
