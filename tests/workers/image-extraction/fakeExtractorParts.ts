import { vi } from 'vitest';
import type { PictureColors } from '../../../src/engine/engine';
import type { Extraction, ExtractReply, ImageExtractionApi } from '../../../workers/image-extraction/api';
import { createImageExtractor } from '../../../workers/image-extraction/page/client';
import type { RasterizedSvg } from '../../../workers/image-extraction/page/rasterizeSvg';
import { NO_PATCHES } from '../../support/noPatches';
import { createFakeWorkers } from '../fakeWorkers';

export const SUMMARY = { colors: Uint32Array.of(0x0d9488), weights: Uint32Array.of(7) };
export const COLORS: PictureColors = { summary: SUMMARY, patches: NO_PATCHES, drawn: null };

// Node has no ImageBitmap; what the page gets is only handed on.
export const extraction = {
  width: 4000,
  height: 3000,
  preview: {},
  swatches: Uint32Array.of(0x0d9488),
  palette: [{ rgb: 0x0d9488, share: 1 }],
  colors: COLORS,
  thumbnail: { width: 1, height: 1, rgba: Uint8ClampedArray.of(13, 148, 136, 255) },
  decodeMs: 1,
  totalMs: 2,
} as unknown as Extraction;
export const GOOD = { ok: true, extraction, memoryBytes: 1 } satisfies ExtractReply;

/** A bitmap that can be transferred and remembers that it was closed. */
export const createBitmap = () => {
  const close = vi.fn();
  return { close, bitmap: Object.assign(new ArrayBuffer(8), { close }) as unknown as ImageBitmap };
};

/** An extractor whose worker and whose drawing of SVGs are fakes. */
export const setUpExtractor = () => {
  const api = {
    extract: vi.fn<ImageExtractionApi['extract']>(async (_request, onProgress) => {
      // As in the worker: a proxy, whose answer is awaited here so that the test sees the calls in order.
      await (onProgress({ stage: 'decoding' }) as unknown as Promise<void>);
      return GOOD;
    }),
    extractBitmap: vi.fn<ImageExtractionApi['extractBitmap']>(async () => GOOD),
    repalette: vi.fn<ImageExtractionApi['repalette']>(async () => [{ rgb: 1, share: 1 }]),
    shares: vi.fn<ImageExtractionApi['shares']>(async () => [0.25, 0.75]),
    locate: vi.fn<ImageExtractionApi['locate']>(() => [{ x: 0.25, y: 0.5 }]),
  } satisfies ImageExtractionApi;
  const workers = createFakeWorkers(api);
  const { bitmap, close } = createBitmap();
  const rasterize = vi.fn<(source: Blob) => Promise<RasterizedSvg>>(async () => ({
    bitmap,
    natural: { width: 9000, height: 10, drawn: { width: 2048, height: 2 } },
    notes: [],
  }));
  return {
    ...workers,
    api,
    rasterize,
    close,
    extractor: createImageExtractor({ start: workers.start, rasterize }),
  };
};
