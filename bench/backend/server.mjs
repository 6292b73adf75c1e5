import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ origin: string, token: string, paletteId: string }} Ready */
/** @typedef {Awaited<ReturnType<typeof startServer>>} BenchServer */

/** Of the kernel, in a second. */
const TICKS = 100;

/**
 * The backend in a process of its own, so that the load and its answer do not share a thread.
 * @param {string} folder of its data
 * @param {string} subject the folder of the version
 * @param {number} [palettes] how many there are
 */
export const startServer = async (folder, subject, palettes = 10_000) => {
  const child = fork(join(import.meta.dirname, 'child.mjs'), [folder, String(palettes)], { cwd: subject });
  const [ready] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error('The backend stopped before it was ready');
    }),
  ]);
  return {
    .../** @type {Ready} */ (ready),
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
