import { expose, transfer } from 'comlink';

import { loadEngine } from '../../../src/engine/loadEngine';
import { buffersOfRows } from '../../../src/engine/pictureParts';
import { buffersOfSeen, seePreview } from '../seePreview';
import type { RowsApi } from './api';
import { warmUpEngine } from '../warmUpEngine';
import { readRows } from './readRows';

/** Serves the requests of the worker that decodes, once it has said that it is ready. */
export const serveRows = async (): Promise<void> => {
  const engine = await loadEngine();
  await warmUpEngine(engine, true).catch(() => undefined);

  const api: RowsApi = {
    read: async (frame, task) => {
      try {
        const reading = await readRows(frame, task, engine);
        return reading && transfer(reading, buffersOfRows(reading));
      } finally {
        frame.close();
      }
    },
    see: async (task) => {
      const seen = seePreview(task, engine);
      return seen && transfer(seen, buffersOfSeen(seen));
    },
  };

  expose(api);
  postMessage('ready');
};
