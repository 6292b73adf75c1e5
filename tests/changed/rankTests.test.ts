import { describe, expect, it } from 'vitest';
import { ROOT } from '../../supabase/local/paths.mjs';
import { chooseTests } from './chooseTests.mjs';
import { readImporters } from './importGraph.mjs';
import { rankTests } from './rankTests.mjs';

const TESTS = [
  '/tests/color/mix.test.ts',
  '/tests/color/palette.test.ts',
  '/tests/features/home/HomePage.test.tsx',
  '/tests/features/export/formats/css.test.ts',
  '/tests/supabase/database/rights.test.ts',
  '/tests/supabase/database/atScale.long.test.ts',
];
const graph = (edges: Record<string, readonly string[]>) =>
  new Map(Object.entries(edges).map(([file, importers]) => [file, new Set(importers)]));

const IMPORTERS = graph({
  '/src/color/mix.ts': ['/src/color/palette.ts', '/src/app/store.ts'],
  '/src/color/palette.ts': ['/tests/color/palette.test.ts'],
  '/src/app/store.ts': ['/tests/features/home/HomePage.test.tsx'],
  '/tests/supabase/database/migrated.ts': [
    '/tests/supabase/database/rights.test.ts',
    '/tests/supabase/database/atScale.long.test.ts',
  ],
});

describe('the tests that can see a change', () => {
  it('are the file’s own first, then those that reach it by imports', () => {
    const ranked = rankTests(['/src/color/mix.ts'], IMPORTERS, TESTS);
    expect(ranked).toEqual([
      '/tests/color/mix.test.ts',
      '/tests/architecture/layers.test.ts',
      '/tests/color/palette.test.ts',
    ]);
  });

  it('are not all those that reach it through the store alone, but they are where the store itself has changed', () => {
    expect(rankTests(['/src/color/mix.ts'], IMPORTERS, TESTS)).not.toContain(TESTS[2]);
    expect(rankTests(['/src/app/store.ts'], IMPORTERS, TESTS)).toContain(TESTS[2]);
  });

  it('are those of the folder that mirrors the file’s', () => {
    expect(rankTests(['/src/features/export/formats.ts'], IMPORTERS, TESTS)).toContain(TESTS[3]);
  });

  it('are those of the page that the file is a part of', () => {
    const test = '/tests/features/builder/BuilderPage.test.tsx';
    expect(rankTests(['/src/features/builder/panels/pairings/Pair.tsx'], IMPORTERS, [test])).toContain(test);
  });

  it('are first those of the page that are named like the file', () => {
    const tests = ['anchors', 'hues', 'sheet'].map((name) => `/tests/features/theme/${name}.test.tsx`);
    const nearest = (file: string) =>
      rankTests([`/src/features/theme/${file}`], IMPORTERS, tests).find((test) => tests.includes(test));
    expect(nearest('export/useThemeSheet.ts')).toBe('/tests/features/theme/sheet.test.tsx');
    expect(nearest('hues/PinRow.tsx')).toBe('/tests/features/theme/hues.test.tsx');
    expect(nearest('anchor/Row.tsx')).toBe('/tests/features/theme/anchors.test.tsx');
  });

  it('are those that read a migration, without the long ones', () => {
    const ranked = rankTests(['/supabase/migrations/1_rights.sql'], IMPORTERS, TESTS);
    expect(ranked).toContain('/tests/supabase/database/rights.test.ts');
    expect(ranked).not.toContain('/tests/supabase/database/atScale.long.test.ts');
  });

  it('are a test that is new or changed', () => {
    expect(rankTests(['/tests/color/mix.test.ts'], IMPORTERS, TESTS)[0]).toBe('/tests/color/mix.test.ts');
  });

  it.each([
    ['/assembly/kernels/histogram.ts', '/tests/engine/wasmEngine.test.ts'],
    ['/src/color/contrast.ts', '/tests/color/contrastMatrix.test.ts'],
    ['/workers/color-analysis/worker.ts', '/tests/workers/color-analysis/'],
    ['/supabase/migrations/', '/tests/supabase/database/'],
  ])('are found in this repository: %s → %s', (changed, test) => {
    const importers = readImporters(ROOT);
    const tests = [...new Set([...importers.values()].flatMap((files) => Array.from(files)))];
    const found = rankTests([changed], importers, tests).some((path) => path.startsWith(test));
    expect(found).toBe(true);
  });
});

describe('the tests that are chosen', () => {
  const seconds = new Map([
    ['/a.test.ts', 1],
    ['/long.test.ts', 300],
    ['/b.test.ts', 2],
  ]);

  it('are the nearest that fit a minute; one that is too long is passed over', () => {
    expect(chooseTests(['/a.test.ts', '/long.test.ts', '/b.test.ts'], seconds)).toEqual([
      '/a.test.ts',
      '/b.test.ts',
    ]);
  });

  it('are at least the nearest one, however long it takes', () => {
    expect(chooseTests(['/long.test.ts', '/a.test.ts'], seconds)).toEqual(['/long.test.ts']);
  });
});
