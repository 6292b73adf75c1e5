import { describe, expect, it } from 'vitest';

import { cachedPicture, cachePicture } from '../../../src/features/image-extraction/pictureCache';
import { createExtraction, isClosed } from './fakePictures';

const source = new Blob(['picture']);

describe('pictureCache', () => {
  it('finds the newest picture by its id', () => {
    const extraction = createExtraction();
    const id = cachePicture({ ...extraction, source });
    expect(cachedPicture(id)?.colors).toBe(extraction.colors);
    expect(cachedPicture(id)?.source).toBe(source);
  });

  it('closes a picture when another takes its place', () => {
    const first = createExtraction();
    const firstId = cachePicture({ ...first, source });
    expect(isClosed(first)).toBe(false);
    cachePicture({ ...createExtraction(), source });
    expect(isClosed(first)).toBe(true);
    expect(cachedPicture(firstId)).toBeNull();
  });
});
