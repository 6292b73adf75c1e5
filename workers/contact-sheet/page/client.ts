import { transfer } from 'comlink';

import { connect, type WorkerLike } from '../../connect';
import { startWorker } from '../../workerUrl';
import type { ContactSheetApi, ContactSheets } from '../api';

/** Pages of thousands of frames take a while to be written: the worker is waited for. */
const ALIVE_MS = 1000;

/** Writes in a worker of its own: the library alone would keep the page waiting for a quarter of a second. */
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
