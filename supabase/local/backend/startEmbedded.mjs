import { fileURLToPath } from 'node:url';
import { run } from '../command.mjs';
import { findDataFolder, hasDatabase } from './dataFolder.mjs';
import { ensureFunctions } from './functions/ensureFunctions.mjs';

/** @typedef {import('./startBackend.mjs').Backend} Backend */

const PREPARE = fileURLToPath(new URL('prepareData.mjs', import.meta.url));

/**
 * Creates a new database in a separate process, which takes twice the memory of serving it. Errors are ignored here:
 * they occur again, and are reported, when the database is opened.
 * @param {AbortSignal} signal
 */
const ensureData = async (signal) => {
  if (hasDatabase(findDataFolder(process.env))) return;
  await run('The data could not be prepared', process.execPath, [PREPARE], { signal }).catch(() => undefined);
};

/**
 * Prepares what the embedded backend needs, and starts it for the pages of a port.
 * @param {number} port
 * @param {AbortSignal} signal
 * @returns {Promise<Backend>}
 */
export const startEmbedded = async (port, signal) => {
  await Promise.all([ensureFunctions({ signal }), ensureData(signal)]);
  signal.throwIfAborted();
  // Imported only here: its packages may have just been installed.
  const { startBackend } = await import('./startBackend.mjs');
  return startBackend({ origin: `http://localhost:${port}` });
};
