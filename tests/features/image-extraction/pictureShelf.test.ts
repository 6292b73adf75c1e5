import { describe, expect, it } from 'vitest';

import { pictureOnShelf, shelvePicture } from '../../../src/features/image-extraction/pictureShelf';
import { createExtraction, isClosed } from './fakePictures';

const source = new Blob(['picture']);

describe('pictureShelf', () => {
  it('finds the newest picture by its id', () => {
    const extraction = createExtraction();
    const id = shelvePicture({ ...extraction, source });
    expect(pictureOnShelf(id)?.colors).toBe(extraction.colors);
    expect(pictureOnShelf(id)?.source).toBe(source);
  });

  it('closes a picture when another takes its place', () => {
    const first = createExtraction();
    const firstId = shelvePicture({ ...first, source });
    expect(isClosed(first)).toBe(false);
    shelvePicture({ ...createExtraction(), source });
    expect(isClosed(first)).toBe(true);
    expect(pictureOnShelf(firstId)).toBeNull();
  });
});
