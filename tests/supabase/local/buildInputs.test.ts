import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hashFunctionInputs, hashPageInputs, PAGE_INPUTS } from '../../../supabase/local/buildInputs.mjs';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { importsOf } from '../../changed/imports.mjs';

let root: string;
const write = async (file: string, content: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inputs-'));
  await write('src/app/main.ts', 'main');
});
afterEach(() => rm(root, { recursive: true }));

/** The files of ours that one brings with it, from the root of the repository. */
const reach = async (file: string, found = new Set<string>()): Promise<Set<string>> => {
  if (found.has(file)) return found;
  found.add(file);
  const source = await readFile(join(ROOT, file), 'utf8');
  for (const { to, isType } of importsOf(`/${file}`, source)) {
    if (/^\/.*\.(mjs|ts)$/.test(to) && !isType) await reach(to.slice(1), found);
  }
  return found;
};

describe('the pages are built again', () => {
  it.each([
    'src/app/main.ts',
    'src/new.ts',
    'assembly/index.ts',
    'workers/a/worker.ts',
    'index.html',
    '.env',
  ])('when %s changes', async (file) => {
    const before = hashPageInputs(root, {});
    await write(file, 'changed');
    expect(hashPageInputs(root, {})).not.toBe(before);
  });

  it('when a file gets another name, or a part of its content moves to its neighbor', async () => {
    await write('src/app/a.ts', 'ab');
    await write('src/app/b.ts', 'c');
    const before = hashPageInputs(root, {});
    await write('src/app/a.ts', 'a');
    await write('src/app/b.ts', 'bc');
    expect(hashPageInputs(root, {})).not.toBe(before);
  });

  it.each(['VITE_ANYTHING', 'SUPABASE_URL', 'STRIPE_PUBLISHABLE_KEY', 'CONTACT_EMAIL'])(
    'when %s is set, which ends up in them',
    (name) => {
      const hashes = ['', 'one', 'other'].map((value) => hashPageInputs(root, { [name]: value }));
      expect(new Set(hashes).size).toBe(3);
    },
  );

  it('when what builds them changes: the configuration and all of ours that it imports', async () => {
    const ours = Array.from(await reach('vite.config.ts'));
    expect(ours.length).toBeGreaterThan(5);
    const isInput = (file: string): boolean =>
      PAGE_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
    expect(ours.filter((file) => !isInput(file))).toEqual([]);
  });

  it('and not for anything else', async () => {
    const before = hashPageInputs(root, { PORT: '1' });
    await write('assembly/build/engine.wasm', 'made');
    await write('supabase/functions/stock/index.ts', 'function');
    await write('README.md', 'words');
    expect(hashPageInputs(root, { PORT: '2' })).toBe(before);
  });
});

describe('the functions are built again', () => {
  it('when one of them changes, and not for the pages', async () => {
    const before = hashFunctionInputs(root);
    await write('src/app/main.ts', 'changed');
    expect(hashFunctionInputs(root)).toBe(before);
    await write('supabase/functions/stock/index.ts', 'function');
    expect(hashFunctionInputs(root)).not.toBe(before);
  });
});
