import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** @typedef {(request: Request) => Response | Promise<Response>} Handler */

/**
 * Runs the functions in this process.
 * @param {{ built: string, env: Readonly<Record<string, string | undefined>> }} options `built` is the folder of what
 *   ensureFunctions.mjs made; `env` is all of the environment that they can read
 */
export const createFunctionsHost = async ({ built, env }) => {
  /** @param {string} file @returns {Promise<Handler>} */
  const make = async (file) => {
    const { createFunction } = await import(pathToFileURL(join(built, file)).href);
    return createFunction((/** @type {string} */ variable) => env[variable]);
  };
  const files = await readdir(built).catch(() => []);
  const handlers = new Map(
    files.filter((file) => file.endsWith('.mjs')).map((file) => [basename(file, '.mjs'), make(file)]),
  );

  return {
    /** @param {Request} request @param {URL} url */
    answer: async (request, url) => {
      const handler = await handlers.get(url.pathname.split('/')[3] ?? '');
      return handler
        ? handler(request)
        : Response.json({ error: 'Requested function was not found' }, { status: 404 });
    },
    /** Resolves once all of them have been created. One that failed rejects when it is called. */
    loaded: Promise.allSettled(handlers.values()).then(() => undefined),
  };
};
