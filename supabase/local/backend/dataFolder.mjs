import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { dataFolderSentence } from '../environmentProblem.mjs';
import { ROOT, SCRATCH } from '../paths.mjs';
import { Problem } from '../problem.mjs';

/** @typedef {import('node:net').Server} Server */

/**
 * The folder in which the embedded backend keeps its data.
 * @param {NodeJS.ProcessEnv} env
 */
export const findDataFolder = (env) => (env.HUELOOM_DATA_DIR ? resolve(ROOT, env.HUELOOM_DATA_DIR) : SCRATCH);

/** @param {string} folder */
export const databaseFolder = (folder) => join(folder, 'database');

/** Exists in the folder once its database is complete. @param {string} folder */
export const databaseMarker = (folder) => join(folder, 'database.complete');

/** The data of the payment stand-in. @param {string} folder */
export const stripeFile = (folder) => join(folder, 'stripe.json');

/** @param {string} folder */
export const hasDatabase = (folder) =>
  [databaseFolder(folder), databaseMarker(folder)].every((path) => existsSync(path));

/**
 * A name that only one process at a time can listen on. The system frees it when the process ends for any reason; a
 * file with a process id would survive a kill.
 * @param {string} folder
 */
const lockAddress = (folder) => {
  const name = `hueloom-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
};

/**
 * @param {string} address
 * @returns {Promise<Server | null>} null if another process is listening
 */
const claim = async (address) => {
  const server = createServer((socket) => socket.destroy()).listen(address);
  try {
    await once(server, 'listening');
    return server.unref();
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE') return null;
    throw error;
  }
};

/** @param {string} address */
const answers = (address) => {
  const socket = connect(address);
  return once(socket, 'connect')
    .then(() => true)
    .catch(() => false)
    .finally(() => socket.destroy());
};

/**
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of the work; errors of a full or protected disk become a message
 */
export const withFolderProblems = (folder, work) =>
  work().catch((error) => {
    const sentence = dataFolderSentence(folder, error);
    throw sentence === null ? error : new Problem(sentence);
  });

/**
 * Locks the folder for this process: two databases in one folder would corrupt it.
 * @param {string} folder
 * @returns {Promise<{ path: string, release: () => Promise<void> }>}
 */
export const takeDataFolder = async (folder) => {
  await withFolderProblems(folder, async () => {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  });
  const path = await realpath(folder);
  const address = lockAddress(path);
  let server = await claim(address);
  if (!server && address.endsWith('.sock') && !(await answers(address))) {
    // Only this kind of address is left behind after a kill.
    await rm(address, { force: true });
    server = await claim(address);
  }
  if (!server) throw new Problem(`Another Hueloom is using ${path}; stop it, or set HUELOOM_DATA_DIR.`);
  const held = server;
  return { path, release: () => new Promise((done) => held.close(() => done())) };
};
