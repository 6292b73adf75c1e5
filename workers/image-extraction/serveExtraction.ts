import { expose, type Remote, releaseProxy } from 'comlink';

import { locateColors } from '../../src/color/locateColors';
import { choosePalettes } from '../../src/engine/choosePalettes';
import { loadEngine } from '../../src/engine/loadEngine';
import { markWide } from '../../src/engine/wideGamut';
import type { ImageExtractionApi } from './api';
import { type DecodedFrame, decodeFrame } from './decodeFrame';
import { gamutOf } from './gamutOf';
import { readDecoded, readPicture } from './readPicture';
import { rehearse } from './rehearse';
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

/** What the page asks of this worker. */
export const serveExtraction = (): void => {
  // Exposed before the engine is there: Comlink loses every message that arrives while a module still awaits.
  // Decoding has a thread of its own, so a picture that comes at once does not wait for the rehearsal either.
  const ready = loadEngine().then(async (engine) => {
    // What a rehearsal cannot do, a picture will report.
    await rehearse(engine).catch(() => undefined);
    return engine;
  });

  // A browser without this decoder hands out no rows.
  const helpers = typeof ImageDecoder === 'undefined' ? [] : startHelpers(navigator.hardwareConcurrency);
  const readers = ready.then((engine) => ({ engine, helpers }));

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
          const reply = await readDecoded(decoded, reading, await readers, { startMs, decodeMs });
          if (reply) return reply;
        }
        bitmap = await decode(source);
        if (!bitmap) return { ok: false, failure: 'corrupt' };
        const decodeMs = performance.now() - startMs;
        // Nothing is said of the few milliseconds that follow: drawing it would take the page longer than they last.
        return await readPicture(bitmap, await gamutOf(bitmap), reading, await readers, {
          startMs,
          decodeMs,
        });
      } finally {
        decoded?.frame.close();
        bitmap?.close();
        // Comlink hands the function over as a proxy with a port of its own.
        onProgress[releaseProxy]();
      }
    },
    extractBitmap: async (bitmap, reading) => {
      const startMs = performance.now();
      try {
        return await readPicture(bitmap, 'srgb', reading, await readers, { startMs, decodeMs: 0 });
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
