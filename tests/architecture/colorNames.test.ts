import { expect, it } from 'vitest';
import { importsOf } from '../changed/imports.mjs';

const SOURCES: Record<string, string> = import.meta.glob(['/src/**/*.{ts,tsx}', '/workers/**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const importers = (module: string): string[] =>
  Object.entries(SOURCES)
    .flatMap(([file, source]) => importsOf(file, source))
    .filter(({ to }) => to === module)
    .map(({ from }) => from)
    .toSorted();

// Whoever names a color asks the one list, so that a color has the same name on every page.
it('names are made in one place; the table of the specification names one color only, where it is asked for', () => {
  expect(importers('color-name-list/bestof')).toEqual(['/src/state/colorNames.ts']);
  expect(importers('/src/color/plainName')).toEqual(['/src/state/colorNames.ts']);
  expect(importers('/src/color/names')).toEqual([
    '/src/color/plainName.ts',
    '/src/features/builder/panels/color-values/ColorArea.tsx',
  ]);
});
