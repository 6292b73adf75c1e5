import { proxy, transfer } from 'comlink';

import { connect, type Job, type WorkerLike } from '../../connect';
import { startWorker } from '../../workerUrl';
import { rasterize as rasterizeOnPage } from '../../image-extraction/page/rasterize';
import { sniffBlob } from '../../image-extraction/sniff';
import type { PictureLooks, PictureLooksApi, SaveProgress, SaveReply } from '../api';

/** Draws views in one worker and saves pictures in another, so that a large file does not block anything else. */
export const createPictureLooks = (
  start: () => WorkerLike = () => startWorker('pictureLooks'),
  rasterize: typeof rasterizeOnPage = rasterizeOnPage,
): PictureLooks => {
  const seeing = connect<PictureLooksApi>(start);
  const saving = connect<PictureLooksApi>(start);

  const savingWith = async (
    signal: AbortSignal,
    onProgress: (progress: SaveProgress) => void,
    run: (job: Job<PictureLooksApi>, report: (progress: SaveProgress) => void) => Promise<SaveReply>,
  ): Promise<SaveReply> =>
    saving.call(signal, async (job) => {
      const report = (progress: SaveProgress): void => {
        job.progressed();
        if (!signal.aborted) onProgress(progress);
      };
      return run(job, proxy(report));
    });

  return {
    see: async (signal, raster, look, onProgress) => {
      signal.throwIfAborted();
      const waiting = new AbortController();
      let leave = (): void => waiting.abort(signal.reason);
      const abort = (): void => leave();
      signal.addEventListener('abort', abort);
      try {
        const seen = await seeing.call(waiting.signal, async ({ remote, progressed }) => {
          // To end the worker would cost more than the band that it is drawing.
          leave = () => void remote.stop();
          const report = (done: number): void => {
            progressed();
            onProgress(done);
          };
          // The worker overwrites its pixels. Transferring a copy copies once; posting the original would copy twice.
          const rgba = raster.rgba.slice();
          return remote.see(transfer({ ...raster, rgba }, [rgba.buffer]), look, proxy(report));
        });
        signal.throwIfAborted();
        return seen;
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
    readablePairs: async (signal, colors) =>
      seeing.call(signal, async ({ remote }) => remote.readablePairs(colors)),
    save: async (signal, source, look, onProgress) => {
      signal.throwIfAborted();
      // By its bytes, as it was read: an SVG may be packed, or come without a type.
      const opened = await sniffBlob(source);
      if (opened.kind !== 'svg')
        return savingWith(signal, onProgress, async ({ remote }, report) =>
          remote.save(source, look, report),
        );
      const { bitmap } = await rasterize(opened.source);
      try {
        return await savingWith(signal, onProgress, async ({ remote }, report) =>
          remote.saveBitmap(transfer(bitmap, [bitmap]), look, report),
        );
      } finally {
        // Where it was not handed over; else there is nothing to close.
        bitmap.close();
      }
    },
  };
};
