import { describe, expect, it, vi } from 'vitest';

import { createPictureCache } from '../../../src/state/pictures/pictureCache';
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

  it('has the colors of the sixteen parts that were chosen last, and for any other those of the whole', () => {
    const extraction = createExtraction();
    const id = cache.keep({ ...extraction, source });
    const areaOf = (part: number) => ({ x: part, y: 0, width: 1, height: 1 });
    const colors = Array.from({ length: 17 }, () => createExtraction().colors);
    colors.forEach((each, part) => cache.keepPart(id, areaOf(part), { colors: each, pixels: null }));
    const known = [extraction.colors, ...colors];
    const found = colors.map((_, part) => known.findIndex((one) => one === cache.colors(id, areaOf(part))));
    expect(found).toEqual([0, ...colors.slice(1).map((_, at) => at + 2)]);
  });
});
