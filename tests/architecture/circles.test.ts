import { describe, expect, it } from 'vitest';
import { importsOf } from '../changed/imports.mjs';

const SOURCES: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/workers/**/*.ts', '!/src/samples/render/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** What provides itself late is known by its type alone to the file that waits for it. */
const LATE = { from: '/src/state/api/loadedApi.ts', to: '/src/state/api/backendApi' };

/** Which files of `sources` each of them imports, types and lazy imports too. */
const importGraph = (sources: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(sources).map(([file, source]) => [
      file,
      importsOf(file, source)
        .filter(({ to, isType }) => !(isType && file === LATE.from && to === LATE.to))
        .flatMap(
          ({ to }) => [to, `${to}.ts`, `${to}.tsx`].find((path) => Object.hasOwn(sources, path)) ?? [],
        ),
    ]),
  );

/** The shortest way from a file over its imports back to itself; null where there is none. */
const circleOf = (file: string, graph: ReadonlyMap<string, readonly string[]>): string[] | null => {
  const cameFrom = new Map<string, string>();
  const queue = [file];
  for (const from of queue) {
    for (const to of graph.get(from) ?? []) {
      if (to === file) {
        const way = [from];
        for (let at = cameFrom.get(from); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
        return [...way, file];
      }
      if (cameFrom.has(to)) continue;
      cameFrom.set(to, from);
      queue.push(to);
    }
  }
  return null;
};

/** What is left once every file that imports none of the others left is taken away: circles, and who imports them. */
const circlesIn = (sources: Readonly<Record<string, string>>): string[] => {
  const left = new Map(importGraph(sources));
  for (let size = Infinity; size > left.size;) {
    size = left.size;
    for (const [file, imported] of left) if (!imported.some((to) => left.has(to))) left.delete(file);
  }
  return [...left.keys()].flatMap((file) => circleOf(file, left)?.join(' → ') ?? []);
};

describe('imports', () => {
  it('go in no circle, not even those of types', () => {
    expect(circlesIn(SOURCES)).toEqual([]);
  });

  it.each([
    ['of types', { '/src/a.ts': "import type { B } from './b';", '/src/b.ts': "import { a } from './a';" }],
    [
      'of three, one of them lazy',
      {
        '/src/a.ts': "import { b } from './b';",
        '/src/b.tsx': "const c = lazy(() => import('./c'));",
        '/src/c.ts': "export { a } from './a';",
      },
    ],
    ['of one', { '/src/a.ts': "import type { A } from './a';" }],
  ])('would not be let through in a circle %s', (_, sources) => {
    expect(circlesIn({ ...sources, '/src/beside.ts': "import { a } from './a';" })).toHaveLength(
      Object.keys(sources).length,
    );
  });

  it('may meet again where they go one way', () => {
    const sources = {
      '/src/a.ts': "import { b } from './b'; import { c } from './c';",
      '/src/b.ts': "import { d } from './d';",
      '/src/c.ts': "import { d } from './d';",
      '/src/d.ts': '',
    };
    expect(circlesIn(sources)).toEqual([]);
  });
});
