import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { drawMutants } from './drawMutants.mjs';

const FILES = ['src/ui/CopyButton.tsx', 'src/color/linear.ts'];

/** What stands in a range, as Stryker writes it: lines from 1, columns from 0. */
const textAt = (range: string): string => {
  const [file = '', firstLine, firstColumn, lastLine, lastColumn] = range.split(/[:-]/);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .slice(Number(firstLine) - 1, Number(lastLine));
  const last = lines.pop()?.slice(0, Number(lastColumn));
  return [...lines, last].join('\n').slice(Number(firstColumn));
};

it('draws faults of the sources, those of components too, each where it stands', async () => {
  const { all, keys, ranges } = await drawMutants(FILES, 1000);
  expect(keys).toHaveLength(all);
  expect(new Set(keys).size).toBe(all);
  expect(new Set(ranges.map((range) => range.split(':')[0]))).toEqual(new Set(FILES));
  expect(ranges.map(textAt)).toContain('light > 0');
});

it('draws as many as are asked for, others by another word', async () => {
  const [one, same, other] = await Promise.all(
    ['first', 'first', 'second'].map((seed) => drawMutants(FILES, 5, seed)),
  );
  expect(one?.keys).toHaveLength(5);
  expect(same).toEqual(one);
  expect(other?.keys).not.toEqual(one?.keys);
});
