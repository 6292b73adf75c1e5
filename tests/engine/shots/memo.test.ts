import { describe, expect, it } from 'vitest';

import { memoByPlaces, memoByStretch } from '../../../src/engine/shots/memo';
import { stretchesBetween } from '../../../src/engine/shots/shot';

/** Near and far, in order and not, and such as have been one key for two of them. */
const PLACES: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 1],
  [1, 0],
  [0, 127],
  [0, 128],
  [0, 129],
  [1, 128],
  [1, 129],
  [1, 1],
  [2, 1],
  [128, 0],
  [127, 0],
  [5_000_000, 5_000_001],
  [5_000_000, 0],
  [0, 5_000_000],
  [1, 5_000_000],
];

describe('what is found of two places', () => {
  it('is found once for each, and never taken for that of two others', () => {
    const asked: string[] = [];
    const find = memoByPlaces((before, after) => {
      asked.push(`${before} ${after}`);
      return `${before} ${after}`;
    });
    for (const round of [1, 2])
      for (const [before, after] of PLACES)
        expect(find(before, after), `${round}`).toBe(`${before} ${after}`);
    expect(asked).toEqual(PLACES.map(([before, after]) => `${before} ${after}`));
  });

  it('is found once also where it is 0, none or no', () => {
    for (const nothing of [0, null, false, '']) {
      let count = 0;
      const find = memoByPlaces(() => {
        count += 1;
        return nothing;
      });
      expect([find(1, 2), find(1, 2), count]).toEqual([nothing, nothing, 1]);
    }
  });

  it('of a stretch goes by both of its ends', () => {
    let count = 0;
    const find = memoByStretch(({ first, last }) => `${first}–${last} ${(count += 1)}`);
    expect(find({ first: 2, last: 9 })).toBe('2–9 1');
    expect(find({ first: 2, last: 8 })).toBe('2–8 2');
    expect(find({ first: 2, last: 9 })).toBe('2–9 1');
  });
});

describe('the stretches between changes', () => {
  it('are all there is where there are none', () => {
    expect(stretchesBetween({ first: 3, last: 9 }, [])).toEqual([{ first: 3, last: 9 }]);
  });

  it('end with the last place of the one shot and begin with the first of the other', () => {
    const changes = [
      { before: 4, after: 5 },
      { before: 10, after: 20 },
    ];
    expect(stretchesBetween({ first: 0, last: 30 }, changes)).toEqual([
      { first: 0, last: 4 },
      { first: 5, last: 10 },
      { first: 20, last: 30 },
    ]);
  });
});
