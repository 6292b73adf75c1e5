import { proxy, transfer } from 'comlink';

import { connect, type WorkerLike } from '../../connect';
import { startWorker } from '../../workerUrl';
import type { DrawingApi, Drawings } from '../api';

/** Reads and recolors in one worker and saves in another, so that a large file does not block anything else. */
export const createDrawings = (start: () => WorkerLike = () => startWorker('drawing')): Drawings => {
  const seeing = connect<DrawingApi>(start);
  const saving = connect<DrawingApi>(start);
  return {
    read: async (signal, source) => seeing.call(signal, async ({ remote }) => remote.read(source)),
    see: async (signal, raster, recoloring) =>
      seeing.call(signal, async ({ remote }) => {
        // The worker overwrites its pixels. Transferring a copy copies once; posting the original would copy twice.
        const rgba = raster.rgba.slice();
        return remote.see(transfer({ ...raster, rgba }, [rgba.buffer]), recoloring);
      }),
    save: async (signal, source, recoloring, onProgress) =>
      saving.call(signal, async ({ remote, progressed }) =>
        remote.save(
          source,
          recoloring,
          proxy((progress) => {
            progressed();
            if (!signal.aborted) onProgress(progress);
          }),
        ),
      ),
  };
};
