import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { workerNotices } from '../../../src/app/build/workerNotices.mjs';

type Hook = (...args: unknown[]) => Promise<void> | void;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'notices-'));
});
afterEach(() => rm(dir, { recursive: true }));

it('adds the packages of workers and the fonts to the list, and none twice', async () => {
  await writeFile(join(dir, 'list.txt'), '# Licenses\n\n## comlink - 4.4.2 (Apache-2.0)\n\ntext\n');
  const { page, worker } = workerNotices('list.txt');
  const moduleIds = ['mediabunny/dist/index.mjs', 'comlink/dist/comlink.mjs'].map((path) =>
    resolve('node_modules', path),
  );
  await (worker().generateBundle as Hook)({}, { a: { type: 'chunk', moduleIds }, b: { type: 'asset' } });
  await (page().writeBundle as Hook)({ dir });
  const list = await readFile(join(dir, 'list.txt'), 'utf8');
  const names = [...list.matchAll(/^## (\S+) - /gm)].map(([, name]) => name);
  expect(names).toEqual([
    'comlink',
    '@fontsource-variable/geist-mono',
    '@fontsource-variable/inter',
    'mediabunny',
    'serwist',
  ]);
  expect(list).toContain('Mozilla Public License');
  expect(list).toContain('SIL OPEN FONT LICENSE');
});
