import { expect, it } from 'vitest';

import { nearestFirst } from './nearestFirst.mjs';

it('asks the test that mirrors a file first, however long it takes, then the quicker ones', () => {
  const durations = new Map([
    ['/tests/slow.test.ts', 4000],
    ['/tests/quick.test.ts', 5],
    ['/tests/mix.test.ts', 9000],
  ]);
  const order = nearestFirst(
    ['/tests/slow.test.ts', '/tests/quick.test.ts', '/tests/mix.test.ts'],
    ['/src/mix.ts'],
    (file) => durations.get(file) ?? 0,
  );
  expect(order).toEqual(['/tests/mix.test.ts', '/tests/quick.test.ts', '/tests/slow.test.ts']);
});

it('knows the test of a component by its name, too', () => {
  const order = nearestFirst(['/tests/a.test.ts', '/tests/Part.test.tsx'], ['/src/Part.tsx'], () => 0);
  expect(order[0]).toBe('/tests/Part.test.tsx');
});
