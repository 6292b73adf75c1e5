import { proxy } from 'comlink';

import { connect, type WorkerLike } from '../../connect';
import { startWorker } from '../../workerUrl';
import type { PaletteImportApi, PaletteReader, PaletteSource } from '../api';

/** Up to this many characters, reading is faster than starting another worker. */
const SHORT_MAX = 50_000;

const isLong = (source: PaletteSource): boolean => typeof source !== 'string' || source.length > SHORT_MAX;

/** Reads texts and files in a worker. Calls aborted while queued are never read. */
export const createPaletteReader = (
  start: () => WorkerLike = () => startWorker('paletteImport'),
): PaletteReader => {
  const { call, warmUp } = connect<PaletteImportApi>(start);
  return {
    read: async (signal, source, report) => {
      signal.throwIfAborted();
      const ending = new AbortController();
      let isReading = false;
      // A short text is read to its end even when aborted, which is faster than restarting the worker.
      const abort = (): void => {
        if (!isReading || isLong(source)) ending.abort(signal.reason);
      };
      signal.addEventListener('abort', abort);
      try {
        const found = await call(ending.signal, async ({ remote, progressed }) => {
          isReading = true;
          const onPart = (part: number): void => {
            progressed();
            if (!signal.aborted) report(part);
          };
          return remote.read(source, proxy(onPart));
        });
        signal.throwIfAborted();
        return found;
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
    warmUp,
  };
};
