import { statfs } from 'node:fs/promises';
import { dataFolderSentence } from '../environmentProblem.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

/**
 * The database's log grows by files of 16 MB. Where there is no room for the next one, the database tries again within
 * this thread and never ends: it is asked for no write while a few of them would not fit.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;
const INSUFFICIENT_STORAGE = 507;
/** The database's own code. */
export const DISK_FULL = '53100';

/** What is left for this account; without end where the file system does not tell its size. @param {string} folder */
const readFreeBytes = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
};

/** Each service words its errors in a field of its own: the sentence stands in all of them. */
export const diskFullResponse = () => {
  const sentence = 'There is no room left on the disk: nothing was written. Free some and try again.';
  const body = {
    code: DISK_FULL,
    message: sentence,
    details: null,
    hint: null,
    error: sentence,
    msg: sentence,
  };
  return Response.json(body, { status: INSUFFICIENT_STORAGE });
};

/**
 * Procedures that only read: pages call them by POST all the same.
 * @param {PGlite} database
 */
const readReadingCalls = async (database) => {
  const { rows } = await database.query(
    `select '/rest/v1/rpc/' || proname as path from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`,
  );
  return new Set(rows.map((row) => /** @type {{ path: string }} */ (row).path));
};

/**
 * Refuses what would write while the disk is all but full.
 * @param {{ folder: string, database: PGlite, freeBytes?: (folder: string) => Promise<number> }} options
 * @returns {Promise<(incoming: Incoming, path: string) => Promise<Response | null>>}
 */
export const createDiskGuard = async ({ folder, database, freeBytes = readFreeBytes }) => {
  const readingCalls = await readReadingCalls(database);
  let wasFull = false;

  /** @param {string | undefined} method @param {string} path */
  const mayWrite = (method, path) => {
    // Steps of a sign-in: addresses that a browser goes to.
    if (/^\/(auth\/v1|__google)\/authorize$/.test(path)) return true;
    return !['GET', 'HEAD', 'OPTIONS'].includes(method ?? '') && !readingCalls.has(path);
  };

  return async ({ method }, path) => {
    if (!mayWrite(method, path)) return null;
    const isFull = (await freeBytes(folder)) < RESERVE_BYTES;
    if (isFull && !wasFull) console.warn(dataFolderSentence(folder, { code: 'ENOSPC' }));
    wasFull = isFull;
    return isFull ? diskFullResponse() : null;
  };
};

/**
 * Throws what a full disk would be answered with, where the database could not even start.
 * @param {string} folder
 */
export const requireDiskRoom = async (folder) => {
  if ((await readFreeBytes(folder)) >= RESERVE_BYTES) return;
  throw Object.assign(new Error('less room than the database needs to start'), { code: 'ENOSPC' });
};
