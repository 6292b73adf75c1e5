import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hasPackages } from '../../../supabase/local/packages.mjs';

const WANTED = {
  '': { name: 'product' },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/a-for-another-system': { version: '1.0.0', integrity: 'sha512-b', optional: true },
};
const { 'node_modules/a': a } = WANTED;

let root: string;
const writeLock = (file: string, packages: unknown) =>
  writeFile(join(root, file), JSON.stringify({ packages }));
const writeInstalled = (packages: unknown) => writeLock('node_modules/.package-lock.json', packages);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'packages-'));
  await mkdir(join(root, 'node_modules'));
  await writeLock('package-lock.json', WANTED);
});

afterEach(() => rm(root, { recursive: true }));

describe('the packages', () => {
  it('are there when npm has recorded every one, builds for other systems apart', async () => {
    await writeInstalled({ 'node_modules/a': a });
    expect(await hasPackages(root)).toBe(true);
  });

  it.each([
    ['one is missing', {}],
    ['one has another version', { 'node_modules/a': { ...a, version: '1.0.1' } }],
    ['one has other content', { 'node_modules/a': { ...a, integrity: 'sha512-z' } }],
  ])('are not there when %s', async (_, installed) => {
    await writeInstalled(installed);
    expect(await hasPackages(root)).toBe(false);
  });

  it('are not there before the first install', async () => {
    expect(await hasPackages(root)).toBe(false);
  });
});
