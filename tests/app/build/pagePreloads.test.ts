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
  // Among others: a file of several pages has parts of its own.
  moduleIds: ['/somewhere/src/other.ts', `/somewhere/${module}.tsx`],
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const pages = Object.values(ARRIVALS).map((module, index) =>
  chunk(`page${index}.js`, module, ['shared.js', 'main.js']),
);
const service = [
  chunk('parts.js', 'src/backend/supabaseParts', ['rows.js', 'main.js']),
  chunk('client.js', 'src/backend/supabaseClient', ['main.js']),
  chunk('weekly.js', 'src/features/home/weekly/LoadedWeeklyTile', ['shared.js', 'main.js']),
  chunk('weeks.js', 'src/backend/currentWeekly', ['main.js']),
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
    expect(files['/']?.first).toEqual([
      '/page0.js',
      '/home.css',
      '/shared.js',
      '/button.css',
      '/deep.js',
      '/weeks.js',
    ]);
    expect(files['/palette-builder']).toEqual({
      first: ['/page1.js', '/shared.js', '/button.css', '/deep.js'],
      next: [],
    });
    // The palette of the week is asked for at once, and its tile comes once the page is painted.
    expect(files['/']?.next).toEqual(['/weekly.js', '/parts.js', '/rows.js', '/client.js']);
    // What shows rows of the service alone asks for its client at once.
    for (const [path, own] of [
      ['/explore', '/page4.js'],
      ['/projects', '/page5.js'],
    ] as const)
      expect(files[path]?.first).toEqual([
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
      '/': { first: ['/assets/home.js', '/assets/shared.js'], next: ['/assets/service.js'] },
      '/explore': {
        first: ['/assets/explore.js', '/assets/shared.js', '/assets/explore.css', '/assets/service.js'],
        next: [],
      },
    };
    const script = writeFiles(byPath);
    expect(script.split('shared.js')).toHaveLength(2);
    const linksAt = (pathname: string, search = '') => {
      const links: { href: string; fetchPriority: string }[] = [];
      const document = { createElement: () => ({}), head: { append: (link: never) => links.push(link) } };
      const later: (() => void)[] = [];
      // oxlint-disable-next-line no-implied-eval -- it is a file of the built site
      const run = new Function('document', 'location', 'setTimeout', script + SCRIPT);
      run(document, { pathname, search }, (next: () => void) => later.push(next));
      while (later.length > 0) later.shift()?.();
      const hrefsOf = (priority: string) =>
        new Set(links.filter((link) => link.fetchPriority === priority).map(({ href }) => href));
      return { first: hrefsOf('auto'), next: hrefsOf('low') };
    };
    for (const [path, { first, next }] of Object.entries(byPath))
      expect(linksAt(path)).toEqual({ first: new Set(first), next: new Set(next) });
    for (const links of [linksAt('/privacy-policy'), linksAt('/explore', '?code=1')])
      expect(links).toEqual({ first: new Set(), next: new Set() });
  });

  it('cannot be left out silently: a page that is built under another name is an error', () => {
    expect(() => filesByPath(bundleOf(chunk('main.js', 'src/app/main')))).toThrow('No chunk has');
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
