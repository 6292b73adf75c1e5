import { describe, expect, it } from 'vitest';
import { fitWithin } from '../../workers/fitWithin';

describe('fitWithin', () => {
  it.each([
    { from: [4000, 3000], to: [800, 600] },
    { from: [3000, 4000], to: [600, 800] },
    { from: [800, 800], to: [800, 800] },
    { from: [801, 801], to: [800, 800] },
    { from: [8660, 5774], to: [800, 533] },
  ])(
    'brings $from down to $to: 800 px on the longest side [X-19]',
    ({ from: [width = 0, height = 0], to }) => {
      const size = fitWithin({ width, height }, 800);
      expect([size.width, size.height]).toEqual(to);
    },
  );

  it('never enlarges', () => {
    expect(fitWithin({ width: 1, height: 2 }, 800)).toEqual({ width: 1, height: 2 });
  });

  it('keeps at least one pixel on the short side', () => {
    expect(fitWithin({ width: 65_535, height: 1 }, 800)).toEqual({ width: 800, height: 1 });
    expect(fitWithin({ width: 1, height: 65_535 }, 800)).toEqual({ width: 1, height: 800 });
  });
});
