import { describe, expect, it } from 'vitest';
import { cutOut } from '../../../workers/image-extraction/cutOut';

const SIZE = { width: 200, height: 100 };

describe('the pixels of a part', () => {
  it('are all where no part is named', () => {
    expect(cutOut(SIZE)).toEqual({ x: 0, y: 0, width: 200, height: 100 });
  });

  it.each([
    [
      { x: 0.25, y: 0.5, width: 0.5, height: 0.5 },
      { x: 50, y: 50, width: 100, height: 50 },
    ],
    [
      { x: 0.999, y: 1, width: 0, height: 0 },
      { x: 199, y: 99, width: 1, height: 1 },
    ],
    [
      { x: -0.5, y: 0.9, width: 4, height: 4 },
      { x: 0, y: 90, width: 200, height: 10 },
    ],
  ])('are at least one and none outside: %o', (area, pixels) => {
    expect(cutOut(SIZE, area)).toEqual(pixels);
  });
});
