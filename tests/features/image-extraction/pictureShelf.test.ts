import { describe, expect, it } from 'vitest';

import { pictureOnShelf, shelvePicture } from '../../../src/features/image-extraction/pictureShelf';
import { createExtraction, isClosed } from './fakePictures';

describe('pictureShelf', () => {
  it('finds the newest picture by its id', () => {
    const extraction = createExtraction();
    const id = shelvePicture(extraction);
    expect(pictureOnShelf(id)?.summary).toBe(extraction.summary);
  });

  it('closes a picture when another takes its place', () => {
    const first = createExtraction();
    const firstId = shelvePicture(first);
    expect(isClosed(first)).toBe(false);
    shelvePicture(createExtraction());
    expect(isClosed(first)).toBe(true);
    expect(pictureOnShelf(firstId)).toBeNull();
  });
});
