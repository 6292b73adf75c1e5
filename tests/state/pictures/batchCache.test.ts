import { describe, expect, it, vi } from 'vitest';

import type { PictureColors } from '../../../src/engine/engine';
import { createBatchCache } from '../../../src/state/pictures/batchCache';
import { createExtraction, isClosed } from '../../features/image-extraction/fakePictures';

describe('batchCache', () => {
  it('keeps what was read of a picture, but not its preview', () => {
    const cache = createBatchCache();
    const file = new File(['picture'], 'cat.jpg');
    const id = cache.keepFile(file);
    const extraction = createExtraction();
    cache.keepPicture(id, extraction);
    expect(cache.file(id)).toBe(file);
    expect(cache.picture(id)?.colors).toBe(extraction.colors);
    expect(isClosed(extraction)).toBe(true);
  });

  it('merges the same pictures once, and anew after it was cleared', () => {
    const cache = createBatchCache();
    const extraction = createExtraction();
    cache.keepPicture(7, extraction);
    const merge = vi.fn((colors: readonly PictureColors[]) => colors[0] ?? extraction.colors);
    cache.merged([7], merge);
    cache.merged([7], merge);
    expect(merge.mock.calls).toEqual([[[extraction.colors]]]);
    cache.clear();
    expect(cache.picture(7)).toBeNull();
    cache.merged([7], merge);
    expect(merge).toHaveBeenLastCalledWith([]);
  });
});
