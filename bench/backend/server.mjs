import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ origin: string, token: string }} Ready */
/** @typedef {Awaited<ReturnType<typeof startServer>>} BenchServer */

/** Kernel clock ticks per second. */
const TICKS = 100;

/**
 * Starts the backend in its own process, so that load generator and server do not share a thread.
 * @param {string} folder of its data
 * @param {string} subject the folder of the version
 */
export const startServer = async (folder, subject) => {
  const child = fork(join(import.meta.dirname, 'child.mjs'), [folder], { cwd: subject });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The backend stopped before it was ready');
  });
  // `ended` always rejects in the end; after startup nobody awaits it, so the rejection is handled here.
  ended.catch(() => undefined);
  const nextMessage = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const ready = /** @type {Ready} */ (await nextMessage());
  let paletteId = '';
  return {
    ...ready,
    /** Fills the database up to this many palettes, at least as many as before. @param {number} palettes */
    fill: async (palettes) => {
      child.send({ palettes });
      ({ paletteId } = /** @type {{ paletteId: string }} */ (await nextMessage()));
    },
    /** The id of one of its palettes. */
    paletteId: () => paletteId,
    /** Resident memory; Linux only, 0 elsewhere. */
    residentMegabytes: () => {
      try {
        const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
        return Math.round(Number(kilobytes ?? 0) / 1024);
      } catch {
        return 0;
      }
    },
    /** CPU time used by the backend so far, in seconds; unlike elapsed time it excludes other processes. */
    workedSeconds: () => {
      try {
        const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return (Number(fields[11]) + Number(fields[12])) / TICKS;
      } catch {
        return 0;
      }
    },
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
};
