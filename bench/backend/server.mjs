import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ origin: string, token: string }} Ready */
/** @typedef {Awaited<ReturnType<typeof startServer>>} BenchServer */

/** Of the kernel, in a second. */
const TICKS = 100;

/**
 * The backend in a process of its own, so that the load and its answer do not share a thread.
 * @param {string} folder of its data
 * @param {string} subject the folder of the version
 */
export const startServer = async (folder, subject) => {
  const child = fork(join(import.meta.dirname, 'child.mjs'), [folder], { cwd: subject });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The backend stopped before it was ready');
  });
  // Once it is ready, its end is nothing to tell.
  ended.catch(() => undefined);
  const nextMessage = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const ready = /** @type {Ready} */ (await nextMessage());
  let paletteId = '';
  return {
    ...ready,
    /** Fills it up to so many palettes, which are no fewer than before. @param {number} palettes */
    fill: async (palettes) => {
      child.send({ palettes });
      ({ paletteId } = /** @type {{ paletteId: string }} */ (await nextMessage()));
    },
    /** One of them. */
    paletteId: () => paletteId,
    /** Linux tells it; elsewhere 0. */
    residentMegabytes: () => {
      try {
        const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
        return Math.round(Number(kilobytes ?? 0) / 1024);
      } catch {
        return 0;
      }
    },
    /** Processor time that the backend has taken so far, in seconds: others on the same machine take none of it. */
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
