import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {(request: Request) => Response | Promise<Response>} Handler */

/**
 * Runs the functions in this process, each made once: early by `load`, or at its first call.
 * @param {{ built: string, env: Readonly<Record<string, string | undefined>> }} options `built` is the folder of what
 *   buildFunctions.mjs made; `env` is all of the environment that they can read
 */
export const createFunctionsHost = async ({ built, env }) => {
  const files = await readdir(built).catch(() => []);
  const names = new Set(files.flatMap((file) => /^(.+)\.mjs$/.exec(file)?.[1] ?? []));
  /** @type {Map<string, Promise<Handler>>} */
  const made = new Map();

  /** @param {string} name @returns {Promise<Handler>} */
  const make = async (name) => {
    const { createFunction } = await import(pathToFileURL(join(built, `${name}.mjs`)).href);
    return createFunction((/** @type {string} */ variable) => env[variable]);
  };

  /** @param {string} name */
  const handlerOf = (name) => {
    const found = made.get(name) ?? make(name);
    made.set(name, found);
    // What could not be made is tried again at the next call.
    found.catch(() => made.delete(name));
    return found;
  };

  return {
    /** @param {Request} request @param {URL} url */
    answer: async (request, url) => {
      const name = url.pathname.split('/')[3] ?? '';
      if (!names.has(name))
        return Response.json({ error: 'Requested function was not found' }, { status: 404 });
      return (await handlerOf(name))(request);
    },
    /** Makes all of them; one that fails says so when it is called. */
    load: async () => {
      for (const name of names) await handlerOf(name).catch(() => null);
    },
  };
};
