import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleModules } from '../../bench/runner/bundle.mjs';
import { prepareVersion, removeVersion } from '../../bench/runner/versions.mjs';
import * as ours from './fixtures/imports';

const execute = promisify(execFile);
const INPUT = { imports: join(import.meta.dirname, 'fixtures/imports.ts') };

let there = '';
let bundle = '';

beforeEach(async () => {
  there = await mkdtemp(join(tmpdir(), 'hueloom-version-'));
  await cp('src/color', join(there, 'src/color'), { recursive: true });
  await cp('src/engine', join(there, 'src/engine'), { recursive: true });
  await mkdir(join(there, 'assembly'));
  await writeFile(join(there, 'package.json'), '{}');
});

afterEach(async () => {
  await rm(there, { recursive: true });
  if (bundle !== '') await rm(dirname(bundle), { recursive: true, force: true });
});

const load = async (): Promise<typeof ours> => {
  const { imports } = await bundleModules('a-test', INPUT, there);
  bundle = dirname(imports);
  return import(pathToFileURL(imports).href);
};

describe('another version', () => {
  it('is measured by its own code and scored by ours', async () => {
    await writeFile(join(there, 'src/engine/flare.ts'), 'export const withFlare = () => 42;');
    await writeFile(
      join(there, 'src/engine/reference/difference.ts'),
      'export const toSpot = () => 0; export const squaredDeltaE00 = () => 0;',
    );
    const version = await load();
    expect(version.withFlare(0xffffff)).toBe(42);
    expect(ours.withFlare(0xffffff)).not.toBe(42);
    const difference = version.deltaE(version.packedToSpot(0xff0000), version.packedToSpot(0x00ff00));
    expect(difference).toBe(ours.deltaE(ours.packedToSpot(0xff0000), ours.packedToSpot(0x00ff00)));
    expect(difference).toBeGreaterThan(50);
  });

  it('is not measured where it does not have what a suite imports', async () => {
    await rm(join(there, 'src/engine/flare.ts'));
    await expect(load()).rejects.toThrow('flare');
  });

  it('may be a folder', async () => {
    await expect(prepareVersion(there)).resolves.toBe(there);
  });

  it('is taken away after its use, but not the packages that it shares, nor a folder of someone else', async () => {
    const folder = await prepareVersion('HEAD');
    expect(existsSync(join(folder, 'node_modules/vite'))).toBe(true);
    // Builds take files below a folder of this name for those of packages.
    expect(folder.split(sep)).not.toContain('node_modules');
    await removeVersion(folder);
    expect(existsSync(folder)).toBe(false);
    expect(existsSync('node_modules/vite')).toBe(true);
    expect((await execute('git', ['worktree', 'list'])).stdout).not.toContain(folder);
    await removeVersion(there);
    expect(existsSync(there)).toBe(true);
  });

  it('is told to be missing where there is neither folder nor commit of the name', async () => {
    await expect(prepareVersion('no-such-version')).rejects.toThrow(
      'There is no folder, branch, tag or commit "no-such-version".',
    );
    await expect(prepareVersion('--help')).rejects.toThrow('There is no folder');
  });
});
