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
    see: vi.fn<PictureLooksApi['see']>(),
    save: vi.fn<PictureLooksApi['save']>(async () => SAVED),
    saveBitmap: vi.fn<PictureLooksApi['saveBitmap']>(async () => SAVED),
    readablePairs: vi.fn<PictureLooksApi['readablePairs']>(),
  } satisfies PictureLooksApi;
  const workers = createFakeWorkers(api);
  // Node has no ImageBitmap; what the worker gets is only handed on.
  const rasterize = vi.fn<(source: Blob) => Promise<RasterizedSvg>>(async () => ({
    bitmap: new ArrayBuffer(8) as unknown as ImageBitmap,
    natural: { width: 9, height: 9, drawn: { width: 2048, height: 2048 } },
    notes: [],
  }));
  const looks = createPictureLooks(workers.start, rasterize);
  const save = async (source: Blob) =>
    looks.save(new AbortController().signal, source, LOOK, () => undefined);
  return { ...workers, api, rasterize, save };
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

  it('leaves other pictures to the worker, whatever type they say', async () => {
    expect(await set.save(new File([pngHeader(9, 9)], 'a.svg', { type: 'image/svg+xml' }))).toEqual(SAVED);
    expect(set.api.save).toHaveBeenCalledOnce();
    expect(set.rasterize).not.toHaveBeenCalled();
  });
});
