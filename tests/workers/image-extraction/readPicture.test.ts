import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../../src/engine/engine';
import { readDecoded, readPicture } from '../../../workers/image-extraction/readPicture';
import type { Helper } from '../../../workers/image-extraction/rows/helper';
import { loadNodeEngine } from '../../support/nodeEngine';
import { createFakeFrame } from './rows/fakeFrame';

const READING = { count: 5, style: 'vivid' } as const;
const TIMES = { startMs: 0, decodeMs: 0 };
const NO_CANVAS = { ok: false, failure: 'canvas' };

class NoCanvas {
  getContext(): null {
    return null;
  }
}

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});
afterEach(() => vi.unstubAllGlobals());

describe('a picture', () => {
  it('is refused by name when the browser gives no canvas', async () => {
    vi.stubGlobal('OffscreenCanvas', NoCanvas);
    // Only its size is read before the canvas is asked for.
    const bitmap = { width: 10, height: 10 } as ImageBitmap;
    const reply = await readPicture(bitmap, 'srgb', READING, { engine, helpers: [] }, TIMES);
    expect(reply).toEqual(NO_CANVAS);
  });
});

describe('the preview of a decoded picture', () => {
  const decoded = () => ({
    frame: createFakeFrame('I420', 64, 48),
    gamut: 'srgb' as const,
    orientation: { rotation: 0, isFlipped: false } as const,
  });
  const read = (helper: Helper) => readDecoded(decoded(), READING, { engine, helpers: [helper] }, TIMES);

  it('is looked at by a helper, where there is one', async () => {
    vi.stubGlobal('OffscreenCanvas', NoCanvas);
    const bitmap = { width: 64, height: 48 } as ImageBitmap;
    const helper: Helper = {
      read: async () => null,
      see: async ({ preview }) => ({
        bitmap,
        patches: engine.findPatches(preview),
        thumbnail: engine.shrink(preview, 8),
      }),
    };
    const reply = await read(helper);
    expect(reply).toMatchObject({ ok: true, extraction: { preview: bitmap, thumbnail: { width: 8 } } });
  });

  it('is looked at here where the helper fails', async () => {
    vi.stubGlobal('OffscreenCanvas', NoCanvas);
    expect(await read({ read: async () => null, see: async () => null })).toEqual(NO_CANVAS);
  });
});
