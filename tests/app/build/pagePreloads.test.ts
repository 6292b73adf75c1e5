import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../src/domain/paths';
import { ARRIVALS, filesByPath, SCRIPT, writeFiles } from '../../../src/app/build/pagePreloads.mjs';

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
const service = [
  chunk('parts.js', 'src/backend/supabaseParts', ['rows.js', 'main.js']),
  chunk('client.js', 'src/backend/supabaseClient', ['main.js']),
];
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
        ...service,
        chunk('rows.js', 'src/backend/rows'),
        chunk('react.js', 'react'),
        chunk('deep.js', 'deep', ['shared.js']),
      ),
    );
    expect(files['/']).toEqual(['/page0.js', '/home.css', '/shared.js', '/button.css', '/deep.js']);
    expect(files['/palette-builder']).toEqual(['/page1.js', '/shared.js', '/button.css', '/deep.js']);
    // What shows rows of the service asks for its client, too.
    for (const [path, own] of [
      ['/explore', '/page4.js'],
      ['/projects', '/page5.js'],
    ] as const)
      expect(files[path]).toEqual([
        own,
        '/shared.js',
        '/button.css',
        '/deep.js',
        '/parts.js',
        '/rows.js',
        '/client.js',
      ]);
  });

  it('is written once, however many pages have it, and read back whole by the page', () => {
    const byPath = {
      '/': ['/assets/home.js', '/assets/shared.js'],
      '/explore': ['/assets/explore.js', '/assets/shared.js', '/assets/explore.css'],
    };
    const script = writeFiles(byPath);
    expect(script.split('shared.js')).toHaveLength(2);
    const hrefsAt = (pathname: string, search = ''): readonly string[] => {
      const links: { href: string }[] = [];
      const document = { createElement: () => ({}), head: { append: (link: never) => links.push(link) } };
      const later: (() => void)[] = [];
      // oxlint-disable-next-line no-implied-eval -- it is a file of the built site
      const run = new Function('document', 'location', 'setTimeout', script + SCRIPT);
      run(document, { pathname, search }, (next: () => void) => later.push(next));
      while (later.length > 0) later.shift()?.();
      return links.map(({ href }) => href);
    };
    for (const [path, files] of Object.entries(byPath))
      expect(hrefsAt(path).toSorted()).toEqual(files.toSorted());
    expect(hrefsAt('/privacy-policy')).toEqual([]);
    expect(hrefsAt('/explore', '?code=1')).toEqual([]);
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
