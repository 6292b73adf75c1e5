import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Engine } from '../../src/engine/engine';
import { createWasmEngine } from '../../src/engine/wasmEngine';
import type { WasmExports } from '../../src/engine/wasmExports';

// npm runs tests and benches in the root, while a bundled bench is no longer in its own folder.
const ROOT = process.cwd();
/** Tests that plant faults in kernels set this to their compiled module. */
const GIVEN = process.env['HUELOOM_ENGINE'];
const MODULE = GIVEN ?? join(ROOT, 'assembly/build/engine.wasm');

const changedAt = async (path: string): Promise<number> => {
  try {
    return (await stat(path)).mtimeMs;
  } catch {
    return 0;
  }
};

const isStale = async (): Promise<boolean> => {
  const files = await readdir(join(ROOT, 'assembly'), { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => join(ROOT, 'assembly', file));
  const newest = await Promise.all([...sources, join(ROOT, 'asconfig.json')].map(changedAt));
  return (await changedAt(MODULE)) < Math.max(...newest);
};

const compile = async (): Promise<WebAssembly.Module> => {
  if (GIVEN === undefined && (await isStale())) {
    const asc = join(ROOT, 'node_modules/assemblyscript/bin/asc.js');
    await promisify(execFile)(process.execPath, [asc, '--target', 'release'], { cwd: ROOT });
  }
  return WebAssembly.compile(await readFile(MODULE));
};

let compiled: Promise<WebAssembly.Module> | null = null;

/** The exports of a fresh instance, for tests below the engine. */
export const instantiateEngine = async (): Promise<WasmExports> => {
  compiled ??= compile();
  const instance = await WebAssembly.instantiate(await compiled, {});
  // The module is built from assembly/index.ts, whose exports this type lists.
  return instance.exports as unknown as WasmExports;
};

/** The compiled engine in Node; the module is built first if it is missing or outdated. */
export const loadNodeEngine = async (): Promise<Engine> => createWasmEngine(await instantiateEngine());
