import { describe, expect, it } from 'vitest';
import { importsOf, withoutComments } from '../changed/imports.mjs';
import { MAY_IMPORT, MAY_IMPORT_TYPES, NEVER } from './layers.data';

type Import = ReturnType<typeof importsOf>[number];

const SOURCES: Record<string, string> = import.meta.glob(
  ['/src/**/*.{ts,tsx}', '/workers/**/*.ts', '!/src/samples/render/**'],
  { query: '?raw', import: 'default', eager: true },
);

/** The path as a prefix pattern: '/src/features/*' covers '/src/features/home/HomePage.tsx'. */
const covers = (pattern: string, path: string): boolean => {
  const expression = pattern.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+');
  return new RegExp(String.raw`^${expression}(?=$|/|\.\w+$)`).test(path);
};

/** The part of a path that a pattern covers: the feature's own folder, for '/src/features/*'. */
const ownFolder = (pattern: string, path: string): string =>
  path.split('/').slice(0, pattern.split('/').length).join('/');

const layerOf = (path: string): string | undefined =>
  Object.keys(MAY_IMPORT).find((row) => covers(row, path));

const isAllowed = ({ from, to, isType }: Import): boolean => {
  const layer = layerOf(from);
  if (!layer || NEVER.some((rule) => covers(rule.from, from) && covers(rule.to, to))) return false;
  const types = Object.entries(MAY_IMPORT_TYPES).filter(([row]) => isType && covers(row, from));
  const allowed = [
    ownFolder(layer, from),
    ...(MAY_IMPORT[layer] ?? []),
    ...types.flatMap(([, rows]) => rows),
  ];
  return allowed.some((pattern) => covers(pattern, to));
};

const imports = Object.entries(SOURCES).flatMap(([file, source]) => importsOf(file, source));
const show = ({ from, to }: Import): string => `${from} → ${to}`;

describe('the layers', () => {
  it('have a row for every folder', () => {
    expect(Object.keys(SOURCES).filter((file) => !layerOf(file) && !file.endsWith('.d.ts'))).toEqual([]);
  });

  it('are imported only downwards', () => {
    expect(imports.filter((one) => !isAllowed(one)).map(show)).toEqual([]);
  });

  it.each([
    [
      'a color rule that reaches into the domain',
      '/src/color/x.ts',
      "import { a } from '../domain/planLimits';",
    ],
    ['a color rule that takes a package', '/src/color/x.ts', "import colorjs from 'colorjs.io';"],
    ['the engine on a package', '/src/engine/x.ts', "import { wrap } from 'comlink';"],
    ['the palette on a feature', '/src/palette/x.ts', "import { a } from '../features/builder/BuilderPage';"],
    ['the palette on the store', '/src/palette/x.ts', "import { a } from '../state/hooks';"],
    [
      'the slice of the palette on a feature',
      '/src/state/palette/x.ts',
      "import { a } from '../../features/builder/BuilderPage';",
    ],
    ['one feature in another', '/src/features/a/X.tsx', "import { b } from '../b/b';"],
    [
      'a new feature in another, by dynamic import',
      '/src/features/new/X.tsx',
      "await import('../builder/BuilderPage')",
    ],
    ['state on a feature', '/src/state/x.ts', "import { a } from '../features/home/HomePage';"],
    [
      'state on the code of a worker',
      '/src/state/x.ts',
      "import { a } from '../../workers/image-extraction/api';",
    ],
    ['a page on the inside of a worker', '/src/app/x.ts', "import '../../workers/image-extraction/worker';"],
    [
      'a page on a worker by its address',
      '/src/features/a/x.ts',
      "new URL('../../../workers/a/worker.ts', import.meta.url)",
    ],
    [
      'what runs in a worker on what runs on the page',
      '/workers/a/worker/x.ts',
      "import { a } from '../page/client';",
    ],
    [
      'what runs on the page on what runs in a worker',
      '/workers/a/page/client.ts',
      "import { a } from '../worker/decode/x';",
    ],
    ['what both threads share on one of them', '/workers/a/common/x.ts', "import { a } from '../worker/x';"],
    ['a worker on the store', '/workers/a/worker.ts', "import { a } from '../../src/state/hooks';"],
    ['the backend on sentences', '/src/backend/x.ts', "import { MESSAGES } from '../domain/messages';"],
    [
      'the backend on sentences of one area',
      '/src/backend/x.ts',
      "import { ADMIN_MESSAGES } from '../domain/adminMessages';",
    ],
    [
      'a worker on what screens say of videos',
      '/workers/a/worker.ts',
      "import { VIDEO_MESSAGES } from '../../src/domain/videoMessages';",
    ],
    [
      'the module outside the engine',
      '/workers/a/worker.ts',
      "import wasm from '../../assembly/build/engine.wasm?url';",
    ],
    [
      'the hosted service outside the backend',
      '/src/app/x.ts',
      "import { createClient } from '@supabase/supabase-js';",
    ],
    ['ui on the store', '/src/ui/X.tsx', "import { useAppSelector } from '../state/hooks';"],
    ['a folder without a row', '/src/helpers/x.ts', "import { a } from '../color/types';"],
  ])('would not let through %s', (_, file, source) => {
    expect(importsOf(file, source).filter((one) => !isAllowed(one))).toHaveLength(1);
  });

  it.each([
    [
      'state the contract of a worker',
      '/src/state/x.ts',
      "import type { Api } from '../../workers/image-extraction/api';",
    ],
    [
      'the typed hooks the type of the store',
      '/src/state/hooks.ts',
      "import type { RootState } from '../app/store';",
    ],
    ['a feature its own parts', '/src/features/a/X.tsx', "import { Y } from './parts/Y';"],
    [
      'the address of a worker its script',
      '/workers/workerUrl.ts',
      "new URL('./a/worker.ts', import.meta.url)",
    ],
    ['both threads what they share', '/workers/a/page/client.ts', "import { a } from '../common/x';"],
  ])('let %s through', (_, file, source) => {
    expect(importsOf(file, source).map(isAllowed)).toEqual([true]);
  });
});

describe('the pure folders', () => {
  const IMPURE =
    /\b(?:Math\.random|Date\.now|new Date\(\)|performance\.|setTimeout|setInterval|window|document|navigator|localStorage|globalThis|console)\b/;

  it('use neither chance, nor time, nor the page', () => {
    const pure = Object.entries(SOURCES).filter(([file]) =>
      /^\/src\/(?:color|domain|palette|engine)\//.test(file),
    );
    const impure = pure.filter(
      ([file, source]) => file !== '/src/engine/loadEngine.ts' && IMPURE.test(withoutComments(source)),
    );
    expect(impure.map(([file]) => file)).toEqual([]);
  });
});
