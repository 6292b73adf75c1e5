import { appendFile, cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { servePage } from '../../bench/browser/servePage.mjs';
import { serveBenchPage } from '../../bench/films/serveBenchPage.mjs';
import { serveVariant } from '../../bench/pages/variants.mjs';
import { compileEngine } from '../../bench/runner/compileEngine.mjs';
import { VERSIONS } from '../../bench/runner/paths.mjs';
import type { Bench } from '../../bench/suite';

const COMPILED = 'compiled there';
const ENGINE = 'assembly/build/engine.wasm';

/** Stands for the compiler: this version's module, with a section that says where it was made. */
const COMPILER = `
const { appendFileSync, copyFileSync, mkdirSync } = require('node:fs');
mkdirSync('assembly/build', { recursive: true });
copyFileSync(${JSON.stringify(join(process.cwd(), ENGINE))}, '${ENGINE}');
const name = Buffer.from('${COMPILED}');
appendFileSync('${ENGINE}', Buffer.concat([Buffer.from([0, name.length + 1, name.length]), name]));
`;

const closers: (() => unknown)[] = [];
const onEnd = (close: () => unknown): void => void closers.push(close);
const benchOf = (subject: string): Bench => ({ subject, onEnd }) as Bench;

/** Another version in a folder of its own, where packages are found as this one's are. */
const createVersion = async (): Promise<string> => {
  await mkdir(VERSIONS, { recursive: true });
  const folder = await mkdtemp(join(VERSIONS, 'test-'));
  onEnd(async () => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assembly'));
  await mkdir(join(folder, 'node_modules/assemblyscript/bin'), { recursive: true });
  await writeFile(join(folder, 'node_modules/assemblyscript/package.json'), '{}');
  await writeFile(join(folder, 'node_modules/assemblyscript/bin/asc.js'), COMPILER);
  await writeFile(join(folder, 'assembly/index.ts'), '// The source of the kernels.');
  await writeFile(join(folder, 'asconfig.json'), '{}');
  await writeFile(join(folder, 'tsconfig.json'), '{}');
  await writeFile(join(folder, 'package.json'), '{ "version": "0.9.0" }');
  return folder;
};

const wasCompiled = async (folder: string): Promise<boolean> =>
  (await readFile(join(folder, ENGINE), 'latin1')).includes(COMPILED);

/** The text of every file that the page at an address names, and that those name. */
const readAll = async (address: string): Promise<Map<string, string>> => {
  const read = new Map<string, string>();
  const waiting = [address];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (read.has(next)) continue;
    const text = Buffer.from(await (await fetch(next)).arrayBuffer()).toString('latin1');
    read.set(next, text);
    for (const [path] of text.matchAll(/\bassets\/[\w.-]+\.(?:js|wasm)\b/g)) {
      waiting.push(new URL(`/${path}`, address).href);
    }
  }
  return read;
};

let whole = '';
beforeAll(async () => {
  whole = await createVersion();
  for (const folder of ['src', 'workers']) {
    await cp(folder, join(whole, folder), {
      recursive: true,
      filter: (path) => !/\.(jpe?g|mp4)$/.test(path),
    });
  }
  await writeFile(join(whole, 'src/engine/flare.ts'), 'export const withFlare = () => 424242.125;');
});

beforeEach(async () => {
  await rm(join(whole, 'assembly/build'), { recursive: true, force: true });
});

afterAll(async () => {
  for (let close = closers.pop(); close; close = closers.pop()) await close();
});

describe('compileEngine', () => {
  it('compiles where nothing is compiled, and again only where a source is newer', async () => {
    const folder = await createVersion();
    await compileEngine(folder);
    expect(await wasCompiled(folder)).toBe(true);
    await writeFile(join(folder, ENGINE), 'as it was');
    await compileEngine(folder);
    expect(await wasCompiled(folder)).toBe(false);
    await utimes(join(folder, ENGINE), 1, 1);
    await compileEngine(folder);
    expect(await wasCompiled(folder)).toBe(true);
  });
});

describe('the pages that measure another version', () => {
  it('hold its code and its engine, compiled from its sources, in the page and in the workers', async () => {
    const page = await servePage({ subject: whole });
    onEnd(page.close);
    const files = [...(await readAll(page.addresses[0]!))];
    const holders = files.filter(([, text]) => text.includes('424242.125')).map(([name]) => name);
    expect(holders.some((name) => name.includes('/index-'))).toBe(true);
    expect(holders.some((name) => name.includes('/worker-'))).toBe(true);
    const engines = files.filter(([name]) => name.endsWith('.wasm'));
    expect(engines.length).toBeGreaterThan(0);
    expect(engines.filter(([, text]) => !text.includes(COMPILED))).toEqual([]);
  });

  it('are built of an engine that is not older than its sources where films are read', async () => {
    await serveBenchPage(benchOf(whole), {} as Browser);
    expect(await wasCompiled(whole)).toBe(true);
  });

  it('are built of such an engine where parts of the product are left out', async () => {
    const folder = await createVersion();
    await writeFile(join(folder, 'vite.config.ts'), 'export default { plugins: [] };');
    await writeFile(join(folder, 'index.html'), '<script type="module" src="/main.ts"></script>');
    await writeFile(join(folder, 'main.ts'), `import engine from './${ENGINE}?url';`);
    await appendFile(join(folder, 'main.ts'), ' console.log(engine);');
    await serveVariant(benchOf(folder), []);
    expect(await wasCompiled(folder)).toBe(true);
  });
});
