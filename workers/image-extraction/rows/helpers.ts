import { type Remote, transfer, wrap } from 'comlink';

import { trustOnly } from '../../trustedUrl';
import type { RowsApi } from './api';
import type { Helper } from './helper';

/** The worker name by which the shared script knows that it is to read rows. */
export const ROWS_WORKER = 'imageRows';

/** More readers would be limited by memory bandwidth. */
const MAX_READERS = 4;

/** A worker that may still be loading. */
type Started = Helper & { isReady: boolean };

const start = (url: string): Started => {
  const worker = new Worker(url, { type: 'module', name: ROWS_WORKER });
  const remote: Remote<RowsApi> = wrap<RowsApi>(worker);
  const lost = new Promise<null>((resolve) => {
    const giveUp = (event: Event): void => {
      event.preventDefault();
      resolve(null);
    };
    worker.addEventListener('error', giveUp);
    worker.addEventListener('messageerror', giveUp);
  });
  const orLost = async <Reply>(reply: Promise<Reply>): Promise<Reply | null> =>
    Promise.race([reply, lost]).catch(() => null);
  const started: Started = {
    isReady: false,
    read: (frame, task) => {
      const ownFrame = frame.clone();
      return orLost(remote.read(transfer(ownFrame, [ownFrame]), task));
    },
    see: (task) => orLost(remote.see(task)),
  };
  // The first message says so. Answers come after it.
  worker.addEventListener('message', () => {
    started.isReady = true;
  });
  return started;
};

/**
 * Starts helper workers that read rows, one for each further core. They end with this worker. Returns a function that
 * returns those that are ready: a picture does not wait for one that is still loading or warming up.
 */
export const startHelpers = (cores: number): (() => readonly Helper[]) => {
  // The same script again, which is in the browser's cache.
  const { href } = globalThis.location;
  const ownUrl = trustOnly([href]);
  try {
    const length = Math.max(0, Math.min(cores, MAX_READERS) - 1);
    const helpers = Array.from({ length }, () => start(ownUrl(href)));
    return () => helpers.filter((helper) => helper.isReady);
  } catch {
    return () => [];
  }
};
