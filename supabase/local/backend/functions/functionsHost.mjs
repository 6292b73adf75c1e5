import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {(request: Request) => Response | Promise<Response>} Handler */

/** @param {string} message @param {number} status */
const refusal = (message, status) => Response.json({ error: message }, { status });

/** @param {string} file */
const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  );

/**
 * Runs the functions in this process, each made once: early by `load`, or at its first call.
 * @param {{ built: string, env: Readonly<Record<string, string | undefined>> }} options `built` is the folder of what
 *   buildFunctions.mjs made; `env` is all of the environment that they can read
 */
export const createFunctionsHost = ({ built, env }) => {
  /** @type {Map<string, Promise<Handler>>} */
  const made = new Map();

  /** @param {string} file @returns {Promise<Handler>} */
  const make = async (file) => {
    const { createFunction } = await import(pathToFileURL(file).href);
    return createFunction((/** @type {string} */ name) => env[name]);
  };

  /** @param {string} name */
  const handlerOf = (name) => {
    const found = made.get(name) ?? make(join(built, `${name}.mjs`));
    made.set(name, found);
    // What could not be made is tried again at the next call.
    found.catch(() => made.delete(name));
    return found;
  };

  /** @param {Request} request @param {URL} url */
  const answer = async (request, url) => {
    const name = url.pathname.split('/')[3] ?? '';
    const isKnown = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && (await exists(join(built, `${name}.mjs`)));
    if (!isKnown) return refusal('Requested function was not found', 404);
    const handle = await handlerOf(name);
    return handle(request);
  };

  return {
    answer,
    /** Makes all of them; one that fails says so when it is called. */
    load: async () => {
      const files = await readdir(built).catch(() => []);
      const names = files
        .filter((file) => file.endsWith('.mjs'))
        .map((file) => file.slice(0, -'.mjs'.length));
      for (const name of names) await handlerOf(name).catch(() => null);
    },
  };
};
