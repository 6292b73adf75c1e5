import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { RasterizedSvg } from '../../../../workers/image-extraction/page/rasterizeSvg';
import type { Look, PictureLooksApi, SaveReply } from '../../../../workers/picture-looks/api';
import { createPictureLooks } from '../../../../workers/picture-looks/page/client';
import { createFakeWorkers } from '../../fakeWorkers';
import { pngHeader } from '../../image-extraction/headerBytes';

const LOOK: Look = { kind: 'vision', deficiency: 'protanopia' };
const SAVED: SaveReply = { ok: false, failure: 'too-large' };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const gzip = async (text: string): Promise<Blob> => {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Blob([await new Response(packed).arrayBuffer()]);
};

const setUp = () => {
  const api = {
    see: vi.fn<PictureLooksApi['see']>(async ({ rgba }) => rgba),
    stop: vi.fn<PictureLooksApi['stop']>(async () => undefined),
    save: vi.fn<PictureLooksApi['save']>(async () => SAVED),
    saveBitmap: vi.fn<PictureLooksApi['saveBitmap']>(async () => SAVED),
    readablePairs: vi.fn<PictureLooksApi['readablePairs']>(),
  } satisfies PictureLooksApi;
  const workers = createFakeWorkers(api);
  // Node has no ImageBitmap; what the worker gets is only handed on.
  const close = vi.fn<() => void>();
  const rasterize = vi.fn<(source: Blob) => Promise<RasterizedSvg>>(async () => ({
    bitmap: Object.assign(new ArrayBuffer(8), { close }) as unknown as ImageBitmap,
    natural: { width: 9, height: 9, drawn: { width: 2048, height: 2048 } },
    notes: [],
  }));
  const looks = createPictureLooks(workers.start, rasterize);
  const save = async (source: Blob, signal = new AbortController().signal) =>
    looks.save(signal, source, LOOK, () => undefined);
  return { ...workers, api, close, looks, rasterize, save };
};

let set: ReturnType<typeof setUp>;
beforeEach(() => {
  set = setUp();
});
afterEach(() => set.stopAll());

describe('saving a view', () => {
  it.each([
    ['its type', async () => new File([SVG], 'a.svg', { type: 'image/svg+xml' })],
    ['its bytes alone', async () => new File([SVG], 'drawing')],
    ['its bytes, though it is packed', async () => gzip(SVG)],
  ])('draws an SVG on the page, known by %s', async (_, open) => {
    expect(await set.save(await open())).toEqual(SAVED);
    expect(set.api.saveBitmap).toHaveBeenCalledOnce();
    expect(await set.rasterize.mock.calls[0]?.[0].text()).toBe(SVG);
    expect(set.api.save).not.toHaveBeenCalled();
  });

  it('closes the drawing of an SVG that is not wanted any more when it is there', async () => {
    const left = new AbortController();
    const { bitmap, ...drawing } = await set.rasterize(new Blob());
    set.rasterize.mockImplementationOnce(async () => {
      left.abort(new Error('left'));
      return { bitmap, ...drawing };
    });
    await expect(set.save(new File([SVG], 'a.svg'), left.signal)).rejects.toThrow('left');
    expect(set.close).toHaveBeenCalledOnce();
    expect(set.api.saveBitmap).not.toHaveBeenCalled();
  });

  it('leaves other pictures to the worker, whatever type they say', async () => {
    expect(await set.save(new File([pngHeader(9, 9)], 'a.svg', { type: 'image/svg+xml' }))).toEqual(SAVED);
    expect(set.api.save).toHaveBeenCalledOnce();
    expect(set.rasterize).not.toHaveBeenCalled();
  });
});

describe('drawing a view', () => {
  const RASTER = { width: 1, height: 1, rgba: Uint8ClampedArray.of(1, 2, 3, 255) };
  const see = async (
    signal: AbortSignal,
    look: Look = LOOK,
    onProgress = (_done: number): void => undefined,
  ) => set.looks.see(signal, RASTER, look, onProgress);
  const { signal: unending } = new AbortController();

  /** The worker draws until it is told to stop. */
  const drawForever = () => {
    let end = (): void => undefined;
    set.api.see.mockImplementationOnce(async ({ rgba }) => {
      await new Promise<void>((resolve) => (end = resolve));
      return rgba;
    });
    set.api.stop.mockImplementation(async () => end());
  };

  it('leaves the picture as it is, and tells how much is drawn', async () => {
    const told: number[] = [];
    set.api.see.mockImplementationOnce(async ({ rgba }, _, onProgress) => {
      onProgress(0.5);
      return rgba.fill(9);
    });
    expect(await see(unending, LOOK, (done) => told.push(done))).toEqual(Uint8ClampedArray.of(9, 9, 9, 9));
    // It comes in a message of its own, which the answer may overtake.
    await vi.waitFor(() => expect(told).toEqual([0.5]));
    expect(RASTER.rgba[0]).toBe(1);
  });

  it('that is not wanted any more ends in the worker, which then draws the next one', async () => {
    drawForever();
    const first = new AbortController();
    const seen = see(first.signal);
    await vi.waitFor(() => expect(set.api.see).toHaveBeenCalledOnce());
    first.abort(new Error('canceled'));
    const next = see(unending);
    await expect(seen).rejects.toThrow('canceled');
    expect(await next).toEqual(RASTER.rgba);
    expect(set.api.stop).toHaveBeenCalledOnce();
    expect(set.started.map(({ isTerminated }) => isTerminated)).toEqual([false]);
  });

  it('that waits for another one is not begun where it is not wanted any more', async () => {
    drawForever();
    const [first, second] = [new AbortController(), new AbortController()];
    const seen = see(first.signal);
    await vi.waitFor(() => expect(set.api.see).toHaveBeenCalledOnce());
    const waiting = see(second.signal);
    second.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
    expect(set.api.stop).not.toHaveBeenCalled();
    first.abort(new Error('canceled'));
    await expect(seen).rejects.toThrow('canceled');
    expect(set.api.see).toHaveBeenCalledOnce();
  });

  it('that is drawn is not stopped: the next one goes on', async () => {
    const first = new AbortController();
    await see(first.signal);
    const next = see(unending);
    first.abort(new Error('left'));
    expect(await next).toEqual(RASTER.rgba);
    expect(set.api.stop).not.toHaveBeenCalled();
  });
});
