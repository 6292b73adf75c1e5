import { expose, type Remote, releaseProxy } from 'comlink';

import { locateColors } from '../../src/color/locateColors';
import { choosePalettes } from '../../src/engine/choosePalettes';
import { loadEngine } from '../../src/engine/loadEngine';
import { markWide } from '../../src/engine/wideGamut';
import type { ImageExtractionApi } from './api';
import { type DecodedFrame, DECODES_FRAMES, decodeFrame } from './decodeFrame';
import { gamutOf } from './gamutOf';
import { readDecoded, readPicture } from './readPicture';
import { warmUpEngine } from './warmUpEngine';
import type { Readers } from './rows/helper';
import { startHelpers } from './rows/helpers';

type Progress = Parameters<ImageExtractionApi['extract']>[1];

const decode = async (source: Blob): Promise<ImageBitmap | null> => {
  try {
    return await createImageBitmap(source, {
      imageOrientation: 'from-image',
      colorSpaceConversion: 'default',
    });
  } catch {
    return null;
  }
};

/** Serves the requests of the page. */
export const serveExtraction = (): void => {
  // Exposed before the engine has loaded: Comlink loses every message that arrives while a module still awaits.
  // Decoding runs on a thread of its own, so an early picture does not wait for the warm-up either.
  const ready = loadEngine().then(async (engine) => {
    // If the warm-up fails, the first picture will report the error.
    await warmUpEngine(engine).catch(() => undefined);
    return engine;
  });

  // A browser that decodes to bitmaps gives no access to rows, and needs no further core.
  const helpers = startHelpers(DECODES_FRAMES ? navigator.hardwareConcurrency : 1);
  const readers = async (): Promise<Readers> => ({ engine: await ready, helpers: helpers() });

  const api: ImageExtractionApi = {
    extract: async ({ source, mimeType, ...reading }, onProgress: Remote<Progress>) => {
      const startMs = performance.now();
      let decoded: DecodedFrame | null = null;
      let bitmap: ImageBitmap | null = null;
      try {
        void onProgress({ stage: 'decoding' });
        decoded = await decodeFrame(source, mimeType);
        if (decoded) {
          const decodeMs = performance.now() - startMs;
          const reply = await readDecoded(decoded, reading, await readers(), { startMs, decodeMs });
          if (reply) return reply;
        }
        bitmap = await decode(source);
        if (!bitmap) return { ok: false, failure: 'corrupt' };
        const decodeMs = performance.now() - startMs;
        // No progress is reported for the few milliseconds that follow: drawing it would take the page longer.
        return await readPicture(bitmap, await gamutOf(bitmap), reading, await readers(), {
          startMs,
          decodeMs,
        });
      } finally {
        decoded?.frame.close();
        bitmap?.close();
        // Comlink passes the function as a proxy with its own port, which has to be closed.
        onProgress[releaseProxy]();
      }
    },
    extractBitmap: async (bitmap, reading) => {
      const startMs = performance.now();
      try {
        return await readPicture(bitmap, 'srgb', reading, await readers(), { startMs, decodeMs: 0 });
      } finally {
        bitmap.close();
      }
    },
    repalette: async (colors, { variant, ...options }) =>
      markWide(
        choosePalettes(await ready, colors, { ...options, variants: [variant] })[0] ?? [],
        colors.drawn ?? colors.summary,
      ),
    shares: async (summary, colors) => (await ready).shares(summary, colors),
    locate: locateColors,
  };

  expose(api);
};
