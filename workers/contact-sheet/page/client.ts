import { transfer } from 'comlink';

import { connect, type WorkerLike } from '../../connect';
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
    write: async (signal, about, frames) =>
      call(signal, async ({ remote, progressed }) => {
        await remote.begin(about);
        for await (const frame of frames) {
          progressed();
          await remote.add(transfer(frame, frame.still ? [frame.still.jpeg] : []));
        }
        const alive = setInterval(progressed, ALIVE_MS);
        try {
          return await remote.finish();
        } finally {
          clearInterval(alive);
        }
      }),
  };
};
