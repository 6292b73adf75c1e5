import { expect, it } from 'vitest';
import { endsOfImports } from '../../../src/app/build/keptModules.mjs';

const ends = (source: string, ...files: readonly string[]) =>
  endsOfImports('/src/page/page.ts', source, (path) => files.includes(path));

it('what is kept of a module is made anew where a file that it imports becomes one of another kind', () => {
  const source = `import { list } from './list';\nexport * from '../shared/names';`;
  const before = ends(source, '/src/page/list.ts', '/src/shared/names.ts');
  expect(ends(source, '/src/page/list.tsx', '/src/shared/names.ts')).not.toBe(before);
  expect(ends(source, '/src/page/list.ts', '/src/shared/names/index.ts')).not.toBe(before);
  expect(ends(source, '/src/page/list.ts', '/src/shared/names.ts')).toBe(before);
});

it('what is kept of a module is made anew where a file that it loads later becomes one of another kind', () => {
  const source = `const load = () => import('./chart');`;
  expect(ends(source, '/src/page/chart.tsx')).not.toBe(ends(source, '/src/page/chart.ts'));
});
