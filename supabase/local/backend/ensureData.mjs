import { fileURLToPath } from 'node:url';
import { run } from '../command.mjs';
import { findDataFolder, hasDatabase } from './dataFolder.mjs';

const PREPARE = fileURLToPath(new URL('prepareData.mjs', import.meta.url));

/**
 * Makes a new database in a process of its own, which takes twice the memory that serving it does. What goes wrong
 * there goes wrong again, and is told, where the database is opened.
 * @param {{ signal: AbortSignal }} options
 */
export const ensureData = async (options) => {
  if (await hasDatabase(findDataFolder(process.env))) return;
  await run('The data could not be prepared', process.execPath, [PREPARE], options).catch(() => undefined);
};
