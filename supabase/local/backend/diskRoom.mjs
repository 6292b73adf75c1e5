import { statfs } from 'node:fs/promises';
import { dataFolderSentence } from '../environmentProblem.mjs';

/** @typedef {import('node:http').IncomingMessage} Incoming */
/** @typedef {import('@electric-sql/pglite').PGlite} PGlite */

/**
 * The database's write-ahead log grows in files of 16 MB. Without room for the next one, the database retries endlessly
 * and blocks this thread: writes are refused while a few such files would not fit.
 */
const RESERVE_BYTES = 64 * 1024 * 1024;
const INSUFFICIENT_STORAGE = 507;
/** The database's own error code. */
export const DISK_FULL = '53100';

/** Free bytes for this user; Infinity if the file system does not report its size. @param {string} folder */
const readFreeBytes = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
};

/** Each service has a different field for error messages: all of them are set. */
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
 * Procedures that only read: pages still call them by POST.
 * @param {PGlite} database
 */
const readReadingCalls = async (database) => {
  const { rows } = await database.query(
    `select '/rest/v1/rpc/' || proname as path from pg_proc where pronamespace = 'public'::regnamespace and provolatile <> 'v'`,
  );
  return new Set(rows.map((row) => /** @type {{ path: string }} */ (row).path));
};

/**
 * Refuses writing requests while the disk is nearly full.
 * @param {{ folder: string, database: PGlite, freeBytes?: (folder: string) => Promise<number> }} options
 * @returns {Promise<(incoming: Incoming, path: string) => Promise<Response | null>>}
 */
export const createDiskGuard = async ({ folder, database, freeBytes = readFreeBytes }) => {
  const readingCalls = await readReadingCalls(database);
  let wasFull = false;

  /** @param {string | undefined} method @param {string} path */
  const mayWrite = (method, path) => {
    // These steps of a sign-in write, although browsers navigate to them by GET.
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
 * Throws a full-disk error if there is too little room for the database to start.
 * @param {string} folder
 */
export const requireDiskRoom = async (folder) => {
  if ((await readFreeBytes(folder)) >= RESERVE_BYTES) return;
  throw Object.assign(new Error('less room than the database needs to start'), { code: 'ENOSPC' });
};
