import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { drawMutants } from './drawMutants.mjs';

const FILES = ['src/ui/CopyButton.tsx', 'src/color/linear.ts'];

it('draws faults of the sources, those of components too, each where it stands', async () => {
  const { all, mutants } = await drawMutants(FILES, 1000);
  expect(mutants).toHaveLength(all);
  expect(new Set(mutants.map(({ file }) => file))).toEqual(new Set(FILES));
  const places = mutants.map(({ file, start, end, line, what }) => {
    const source = readFileSync(file, 'utf8');
    expect(source.slice(0, start).split('\n')).toHaveLength(line);
    return `${source.slice(start, end)}: ${what}`;
  });
  expect(places).toContain('light > 0: EqualityOperator: light >= 0');
  expect(new Set(places).size).toBeGreaterThan(all / 2);
});

it('puts what binds less tightly than it did before in parentheses, and leaves texts as they are', async () => {
  const { mutants } = await drawMutants(FILES, 1000);
  const textsOf = (wanted: string): string[] =>
    mutants.flatMap(({ what, text }) => (what.startsWith(wanted) ? [text] : []));
  expect(textsOf('EqualityOperator: light >= 0')).toEqual(['(light >= 0)']);
  for (const text of textsOf('StringLiteral')) expect(text).toMatch(/^["`]/);
});

it('draws as many as are asked for, others by another word', async () => {
  const [one, same, other] = await Promise.all(
    ['first', 'first', 'second'].map((seed) => drawMutants(FILES, 5, seed)),
  );
  expect(one?.mutants).toHaveLength(5);
  expect(same).toEqual(one);
  expect(other?.mutants).not.toEqual(one?.mutants);
});
