import { expect, it } from 'vitest';

import { drawSample } from './drawSample.mjs';

const all = Array.from({ length: 1000 }, (_, at) => `src/some.ts:${at}`);

it('draws as many as are asked for, the same every time, from all parts', () => {
  const drawn = drawSample(all, 200);
  expect(drawn).toHaveLength(200);
  expect(drawSample(all, 200)).toEqual(drawn);
  const counts = [0, 250, 500, 750].map(
    (from) => drawn.filter((one) => all.indexOf(one) >= from && all.indexOf(one) < from + 250).length,
  );
  expect(Math.min(...counts)).toBeGreaterThan(30);
});

it('begins with those that a smaller sample would have', () => {
  expect(drawSample(all, 200).slice(0, 50)).toEqual(drawSample(all, 50));
});

it('keeps what it has drawn when others are added, apart from the few that these displace', () => {
  const before = drawSample(all, 200);
  const after = new Set(drawSample([...all, 'src/new.ts:1', 'src/new.ts:2'], 200));
  expect(before.filter((one) => after.has(one)).length).toBeGreaterThanOrEqual(198);
});

it('is everything where there is not more', () => {
  expect(drawSample(all.slice(0, 3), 200).toSorted()).toEqual(all.slice(0, 3));
  expect(drawSample([], 200)).toEqual([]);
});
