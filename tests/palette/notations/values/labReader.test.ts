import { describe, expect, it } from 'vitest';

import { labReader } from '../../../../src/palette/notations/values/lightness';
import { colorFromLab, readColor } from '../../../../src/palette/notations/values/readColor';

describe('lightness with two axes', () => {
  it('is OKLab where every row has what a display shows there, and some lightness is a part of 1', () => {
    const read = labReader([
      [0.5, 0.1, -0.1],
      [1, 0, 0],
    ]);
    expect(read([0.5, 0.1, -0.1])).toEqual(readColor('oklab(0.5 0.1 -0.1)'));
    expect(read([1, 0, 0])).toEqual(readColor('oklab(1 0 0)'));
  });

  it.each([
    ['no lightness is a part of 1', [1, 0, 0]],
    ['one exceeds 1', [50.5, 0.1, 0.1]],
    ['the first axis goes further', [0.5, 20, 0.1]],
    ['the second axis goes further', [0.5, 0.1, 20]],
  ])('is CIELAB where %s', (_, row) => {
    const [l = 0, a = 0, b = 0] = row;
    expect(labReader([row])(row)).toEqual(colorFromLab(l, a, b));
  });
});
