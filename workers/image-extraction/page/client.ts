import { proxy, transfer } from 'comlink';

import { connect, type Job, type WorkerLike, WorkerLost } from '../../connect';
import { damagedPictureMessage, type PictureNote } from '../../../src/domain/fileMessages';
import { startWorker } from '../../workerUrl';
import { isAnimated } from '../animation';
import {
  type Extraction,
  ExtractionError,
  type ExtractionProgress,
  type ExtractReply,
  type ExtractRequest,
  type ImageExtractionApi,
  type ImageExtractor,
} from '../api';
import type { Format } from '../formats';
import type { explainRefusal } from './explainRefusal';
import { rasterize as rasterizeOnPage } from './rasterize';
import { type Opened, sniffBlob } from '../sniff';

/** The extractor's dependencies; tests replace them with fakes. */
export type ImageExtractorParts = {
  readonly start: () => WorkerLike;
  readonly rasterize: typeof rasterizeOnPage;
};

const PAGE_PARTS: ImageExtractorParts = {
  start: () => startWorker('imageExtraction'),
  rasterize: rasterizeOnPage,
};

const ignore = (): void => undefined;

/** As `explainRefusal`, whose code loads with the first picture that cannot be read. */
const explain = async (...refusal: Parameters<typeof explainRefusal>): Promise<ExtractionError> =>
  (await import('./explainRefusal')).explainRefusal(...refusal);

/** Notes about a picture that was read; none if the file cannot be read a second time. */
const notesOf = async (source: Blob, format: Format): Promise<readonly PictureNote[]> =>
  (await isAnimated(source, format).catch(() => false)) ? ['firstFrame'] : [];

const withNotes = (extraction: Extraction, notes: readonly PictureNote[]): Extraction =>
  notes.length > 0 ? { ...extraction, notes } : extraction;

/** Shown in the browser's performance panel; the page benchmark reads it too. */
const measureExtraction = (start: number, { decodeMs, totalMs }: Extraction): void => {
  performance.measure('image-extraction', { start, detail: { decodeMs, totalMs } });
};

const open = async (source: Blob): Promise<Exclude<Opened, { kind: 'refused' }>> => {
  const sniffed = await sniffBlob(source).catch((error: unknown) => {
    // The file was moved or changed after it had been chosen.
    throw new ExtractionError('corrupt', undefined, { cause: error });
  });
  if (sniffed.kind === 'refused') throw new ExtractionError(sniffed.failure, sniffed.detail);
  return sniffed;
};

/** Reads pictures in a worker. Nothing leaves the device. */
export const createImageExtractor = ({ start, rasterize } = PAGE_PARTS): ImageExtractor => {
  const { call, warmUp } = connect<ImageExtractionApi>(start);

  const ask = async <Result>(
    signal: AbortSignal,
    run: (job: Job<ImageExtractionApi>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await call(signal, run);
    } catch (error) {
      if (!(error instanceof WorkerLost)) throw error;
      const failure = error.reason === 'timeout' ? 'timeout' : 'worker-crashed';
      throw new ExtractionError(failure, undefined, { cause: error });
    }
  };

  const askForPicture = async (
    signal: AbortSignal,
    run: (job: Job<ImageExtractionApi>) => Promise<ExtractReply>,
  ): Promise<ExtractReply> =>
    ask(signal, async (job) => {
      const reply = await run(job);
      if (reply.ok) job.memoryRead(reply.memoryBytes);
      return reply;
    });

  const extractSvg = async (
    signal: AbortSignal,
    { source, ...reading }: ExtractRequest,
  ): Promise<Extraction> => {
    const { bitmap, natural, notes } = await rasterize(source).catch((error: unknown) => {
      const isDamaged = error instanceof ExtractionError && error.failure === 'corrupt';
      throw isDamaged
        ? new ExtractionError('corrupt', damagedPictureMessage('SVG'), { cause: error })
        : error;
    });
    try {
      const reply = await askForPicture(signal, async ({ remote }) =>
        remote.extractBitmap(transfer(bitmap, [bitmap]), reading),
      );
      if (!reply.ok) throw await explain(reply, notes);
      return withNotes({ ...reply.extraction, ...natural }, notes);
    } finally {
      // Still owned here if the call never started; closing a transferred bitmap is harmless.
      bitmap.close();
    }
  };

  return {
    extract: async (signal, request, onProgress = ignore) => {
      signal.throwIfAborted();
      const startMs = performance.now();
      onProgress({ stage: 'reading' });
      const file = await open(request.source);
      signal.throwIfAborted();
      if (file.kind === 'svg') return extractSvg(signal, { ...request, source: file.source });

      const megapixels = (file.width * file.height) / 1e6;
      const noting = notesOf(request.source, file.format);
      const reply = await askForPicture(signal, async ({ remote, progressed }) => {
        const report = (progress: ExtractionProgress): void => {
          progressed();
          if (!signal.aborted) onProgress({ ...progress, megapixels });
        };
        return remote.extract({ ...request, mimeType: file.format.mimeType }, proxy(report));
      });
      if (reply.ok) {
        measureExtraction(startMs, reply.extraction);
        return withNotes(reply.extraction, await noting);
      }
      throw await explain(reply, await noting, { source: request.source, format: file.format });
    },
    repalette: async (signal, colors, request) =>
      ask(signal, async ({ remote }) => remote.repalette(colors, request)),
    shares: async (signal, summary, colors) =>
      ask(signal, async ({ remote }) => remote.shares(summary, colors)),
    locate: async (signal, raster, colors, taken = []) =>
      ask(signal, async ({ remote }) => remote.locate(raster, colors, taken)),
    warmUp,
  };
};
