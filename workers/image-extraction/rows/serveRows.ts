import { expose, transfer } from 'comlink';

import { EXTRACTION } from '../../../src/domain/imageLimits';
import type { Engine } from '../../../src/engine/engine';
import { loadEngine } from '../../../src/engine/loadEngine';
import { buffersOfRows } from '../../../src/engine/pictureParts';
import { buffersOfSeen, seePreview } from '../seePreview';
import type { RowsApi } from './api';
import { paintFrame } from './paintFrame';
import { readFrame } from './readFrame';
import { readRows } from './readRows';

const ROUNDS = 4;

const warmUp = async (engine: Engine): Promise<void> => {
  const frame = paintFrame();
  if (!frame) return;
  const part = { x: 0, y: 0, width: frame.codedWidth, height: frame.codedHeight };
  for (let round = 0; round < ROUNDS; round++) {
    // oxlint-disable-next-line no-await-in-loop -- the engine reads one picture at a time
    const reading = await readFrame(frame, part, EXTRACTION.maxSide, { engine, helpers: [] });
    if (reading) seePreview({ preview: reading.preview, gamut: 'srgb' }, engine)?.bitmap.close();
  }
  frame.close();
};

/** Serves the requests of the worker that decodes, once it has said that it is ready. */
export const serveRows = async (): Promise<void> => {
  const engine = await loadEngine();
  await warmUp(engine).catch(() => undefined);

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
