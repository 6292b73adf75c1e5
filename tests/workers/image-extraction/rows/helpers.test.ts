import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Engine } from '../../../../src/engine/engine';
import { readDecoded } from '../../../../workers/image-extraction/readPicture';
import type { RowsApi } from '../../../../workers/image-extraction/rows/api';
import type { Helper } from '../../../../workers/image-extraction/rows/helper';
import { startHelpers } from '../../../../workers/image-extraction/rows/helpers';
import { loadNodeEngine } from '../../../support/nodeEngine';
import { createFakeWorkers } from '../../fakeWorkers';
import { createFakeFrame } from './fakeFrame';

const SIZE = { width: 64, height: 48 };

/** Without a canvas a preview is looked at by a helper, or not at all. */
class NoCanvas {
  getContext(): null {
    return null;
  }
}

let engine: Engine;
beforeAll(async () => {
  engine = await loadNodeEngine();
});

let see: RowsApi['see'];
let fakes: ReturnType<typeof createFakeWorkers>;
beforeEach(() => {
  see = async ({ preview }) => ({
    bitmap: SIZE as ImageBitmap,
    patches: engine.findPatches(preview),
    thumbnail: engine.shrink(preview, 8),
  });
  const api: RowsApi = { read: async () => null, see: async (task) => see(task) };
  fakes = createFakeWorkers(api);
  vi.stubGlobal('OffscreenCanvas', NoCanvas);
  vi.stubGlobal('location', { href: 'https://hueloom.test/assets/worker.js' });
  vi.stubGlobal('Worker', function FakeWorker() {
    return fakes.start();
  });
});
afterEach(() => {
  fakes.stopAll();
  vi.unstubAllGlobals();
});

const read = (helpers: readonly Helper[]) => {
  const orientation = { rotation: 0, isFlipped: false } as const;
  const decoded = {
    frame: createFakeFrame('I420', SIZE.width, SIZE.height),
    gamut: 'srgb' as const,
    orientation,
  };
  const times = { startMs: 0, decodeMs: 0 };
  return readDecoded(decoded, { count: 5, style: 'vivid' }, { engine, helpers }, times);
};

const becomesReady = async (helpers: () => readonly Helper[], count: number): Promise<void> => {
  await expect.poll(() => helpers().length, { timeout: 20_000 }).toBe(count);
};

describe('workers that help to read a picture', () => {
  it.each([
    [1, 0],
    [2, 1],
    [16, 3],
  ])('for %i cores are %i', (cores, count) => {
    startHelpers(cores);
    expect(fakes.started).toHaveLength(count);
  });

  it('are not waited for while they are loading or warming up', async () => {
    see = () => new Promise(() => undefined);
    const helpers = startHelpers(4);
    expect(await read(helpers())).toEqual({ ok: false, failure: 'canvas' });
    expect(helpers()).toEqual([]);
  });

  it('are asked once they have said that they are ready', async () => {
    const helpers = startHelpers(2);
    fakes.started[0]?.send('ready');
    await becomesReady(helpers, 1);
    expect(await read(helpers())).toMatchObject({ ok: true, extraction: { thumbnail: { width: 8 } } });
  });

  it('are asked without one that could not start', async () => {
    const helpers = startHelpers(3);
    fakes.started[0]?.fire('error');
    fakes.started[1]?.send('ready');
    await becomesReady(helpers, 1);
    expect(await read(helpers())).toMatchObject({ ok: true });
  });

  it('are not waited for any longer when they are lost', async () => {
    see = () => new Promise(() => undefined);
    const helpers = startHelpers(2);
    fakes.started[0]?.send('ready');
    await becomesReady(helpers, 1);
    const reply = read(helpers());
    fakes.started[0]?.fire('error');
    expect(await reply).toEqual({ ok: false, failure: 'canvas' });
  });

  it('are none where the browser lets no worker start another', () => {
    vi.stubGlobal('Worker', function FakeWorker() {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(startHelpers(4)()).toEqual([]);
  });
});
