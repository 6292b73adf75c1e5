import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../src/domain/paths';
import { ARRIVALS, filesByPath } from '../../../supabase/local/pagePreloads.mjs';

type Bundle = Parameters<typeof filesByPath>[0];

const chunk = (
  fileName: string,
  module: string,
  imports: readonly string[] = [],
  css: readonly string[] = [],
) => ({
  type: 'chunk',
  fileName,
  isEntry: fileName === 'main.js',
  facadeModuleId: `/somewhere/${module}.tsx`,
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const pages = Object.values(ARRIVALS).map((module, index) =>
  chunk(`page${index}.js`, module, ['shared.js', 'main.js']),
);
const bundleOf = (...chunks: readonly { fileName: string }[]): Bundle =>
  Object.fromEntries(chunks.map((one) => [one.fileName, one])) as unknown as Bundle;

describe('what a page asks for beside the app', () => {
  it('are its own files with all they cannot run without, and nothing that the entry brings', () => {
    const main = chunk('main.js', 'src/app/main', ['react.js'], ['main.css']);
    const shared = chunk('shared.js', 'src/ui/Button', ['react.js', 'deep.js'], ['button.css']);
    const [first, ...others] = pages;
    const home = { ...first, viteMetadata: { importedCss: new Set(['home.css']) } } as typeof main;
    const files = filesByPath(
      bundleOf(
        main,
        home,
        ...others,
        shared,
        chunk('react.js', 'react'),
        chunk('deep.js', 'deep', ['shared.js']),
      ),
    );
    expect(files['/']).toEqual(['/page0.js', '/home.css', '/shared.js', '/button.css', '/deep.js']);
    expect(files['/explore']).toEqual(['/page4.js', '/shared.js', '/button.css', '/deep.js']);
  });

  it('cannot be left out silently: a page that is built under another name is an error', () => {
    expect(() => filesByPath(bundleOf(chunk('main.js', 'src/app/main')))).toThrow('No chunk begins with');
  });

  it('begins where the routes begin', async () => {
    const routes = await readFile('src/app/routes.tsx', 'utf8');
    const rows = [...routes.matchAll(/path: PATHS\.(\w+),[^}]*?import\('\.\.\/(features\/[^']+)'\)/g)];
    const modules = new Map<string, string>(
      rows.map(([, name, module]) => [PATHS[name as keyof typeof PATHS], `src/${module}`]),
    );
    for (const [path, module] of Object.entries(ARRIVALS)) expect(modules.get(path)).toBe(module);
  });
});
