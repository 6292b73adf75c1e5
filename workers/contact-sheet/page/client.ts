import { transfer } from 'comlink';

import { connect, type WorkerLike } from '../../connect';
import { untilAborted } from '../../untilAborted';
import { startWorker } from '../../workerUrl';
import type { ContactSheetApi, ContactSheets } from '../api';

/** Writing thousands of frames takes a while: the watchdog is fed at this interval. */
const ALIVE_MS = 1000;

/** Writes in a worker: loading the library alone would block the page for a quarter of a second. */
export const createContactSheets = (
  start: () => WorkerLike = () => startWorker('contactSheet'),
): ContactSheets => {
  const { call } = connect<ContactSheetApi>(start);
  return {
    write: async (signal, about, frames) => {
      // Aborted or crashed, a worker leaves calls unanswered: whatever still waits for one then ends with this.
      const over = new AbortController();
      return call(signal, async ({ remote, progressed }) => {
        await untilAborted(remote.begin(about), over.signal);
        for await (const frame of frames) {
          progressed();
          await untilAborted(remote.add(transfer(frame, frame.still ? [frame.still.jpeg] : [])), over.signal);
        }
        const alive = setInterval(progressed, ALIVE_MS);
        try {
          return await untilAborted(remote.finish(), over.signal);
        } finally {
          clearInterval(alive);
        }
      }).finally(() => over.abort());
    },
  };
};
