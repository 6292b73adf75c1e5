import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { inOrderOfNeed } from '../../../src/app/build/firstFiles.mjs';

it('the offline copy begins with all that the document and the preloads name, and then the document', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'first-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(
    join(folder, 'index.html'),
    '<script src="/assets/start-A1.js"></script><script src="/theme.js">',
  );
  await writeFile(join(folder, 'preload.js'), "const FILES = 'HomePage-B2.js 1 HomePage-B2.css 1'");
  const urls = [
    'assets/Dialog-C3.js',
    'assets/HomePage-B2.css',
    'index.html',
    'assets/start-A1.js',
    'icons/icon-180.png',
    'theme.js',
    'preload.js',
    'assets/HomePage-B2.js',
  ];
  const files = await inOrderOfNeed(
    urls.map((url) => ({ url, revision: null, size: 1 })),
    folder,
  );
  expect(files.map(({ url }) => url)).toEqual([
    'assets/HomePage-B2.css',
    'assets/start-A1.js',
    'theme.js',
    'preload.js',
    'assets/HomePage-B2.js',
    'index.html',
    'assets/Dialog-C3.js',
    'icons/icon-180.png',
  ]);
});

it('is that of a build without preloads, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'first-files-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'index.html'), '<script src="/assets/start-A1.js"></script>');
  const urls = ['assets/Dialog-C3.js', 'index.html', 'assets/start-A1.js'];
  const files = await inOrderOfNeed(
    urls.map((url) => ({ url, revision: null, size: 1 })),
    folder,
  );
  expect(files.map(({ url }) => url)).toEqual(['assets/start-A1.js', 'index.html', 'assets/Dialog-C3.js']);
});
