import { describe, expect, it, vi } from 'vitest';

import { createPictureCache } from '../../../src/state/pictures/pictureCache';
import { EXTRACTION } from '../../../src/domain/imageLimits';
import { createExtraction, isClosed } from '../../features/image-extraction/fakePictures';

const source = new Blob(['picture']);

describe('pictureCache', () => {
  const cache = createPictureCache();

  it('finds the newest picture by its id', () => {
    const extraction = createExtraction();
    const id = cache.keep({ ...extraction, source });
    expect(cache.get(id)?.colors).toBe(extraction.colors);
    expect(cache.get(id)?.source).toBe(source);
  });

  it('closes a picture when another takes its place', () => {
    const first = createExtraction();
    const firstId = cache.keep({ ...first, source });
    expect(isClosed(first)).toBe(false);
    cache.keep({ ...createExtraction(), source });
    expect(isClosed(first)).toBe(true);
    expect(cache.get(firstId)).toBeNull();
  });

  it('draws a copy ahead, gives it to one canvas only, and draws one for each other', () => {
    const drawn: object[] = [];
    class FakeCanvas {
      getContext = () => ({ drawImage: (picture: object) => drawn.push(picture) });
      transferToImageBitmap = () => ({});
    }
    vi.stubGlobal('OffscreenCanvas', FakeCanvas);
    const { preview } = createExtraction();
    cache.drawCopy(preview);
    expect(drawn).toEqual([preview]);
    const copy = cache.takeCopy(preview);
    expect(drawn).toHaveLength(1);
    expect(cache.takeCopy(preview)).not.toBe(copy);
    expect(drawn).toEqual([preview, preview]);
    vi.unstubAllGlobals();
  });

  it('holds one bitmap in full size, and closes it for the next one or when it is dropped', () => {
    const [first, second] = [createExtraction(), createExtraction()];
    cache.keepFull(1, first.preview);
    cache.dropFull(1);
    expect(cache.full(1)).toBe(first.preview);
    cache.keepFull(2, second.preview);
    expect([cache.full(1), isClosed(first)]).toEqual([null, true]);
    cache.dropFull(3);
    expect([cache.full(2), isClosed(second)]).toEqual([null, true]);
  });

  const areaOf = (part: number) => ({ x: part, y: 0, width: 1, height: 1 });
  const keepParts = (count: number) => {
    const extraction = createExtraction();
    const id = cache.keep({ ...extraction, source });
    const parts = Array.from({ length: count }, () => {
      const { colors } = createExtraction();
      const raster = { width: 1, height: 1, rgba: Uint8ClampedArray.of(1, 2, 3, 255) };
      return { colors, pixels: { raster, toWhole: (place: { x: number; y: number }) => place } };
    });
    parts.forEach((part, at) => cache.keepPart(id, areaOf(at), part));
    return { id, whole: extraction.colors, parts };
  };

  it('has the colors of as many parts as the history has palettes, and for any other those of the whole', () => {
    const { id, whole, parts } = keepParts(EXTRACTION.historyLimit + 1);
    expect(cache.colors(id, areaOf(0))).toBe(whole);
    expect(parts.slice(1).every(({ colors }, at) => cache.colors(id, areaOf(at + 1)) === colors)).toBe(true);
  });

  it('lets the part go that was not used for the longest time', () => {
    const { id, whole, parts } = keepParts(EXTRACTION.historyLimit);
    cache.colors(id, areaOf(0));
    cache.keepPart(id, areaOf(99), { colors: createExtraction().colors, pixels: null });
    expect(cache.colors(id, areaOf(0))).toBe(parts[0]?.colors);
    expect(cache.colors(id, areaOf(1))).toBe(whole);
  });

  it('has the pixels of the last sixteen parts alone: they weigh more', () => {
    const { id, parts } = keepParts(17);
    expect(cache.partPixels(id, areaOf(0))).toBeNull();
    expect(parts.slice(1).every(({ pixels }, at) => cache.partPixels(id, areaOf(at + 1)) === pixels)).toBe(
      true,
    );
  });
});
