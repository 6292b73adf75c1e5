import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../../supabase/local/paths.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/hueloom-databases');

const listFiles = async (path: string): Promise<readonly string[]> => {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const hashOf = async (sources: readonly string[]): Promise<string> => {
  const files = (await Promise.all(sources.map((source) => listFiles(join(ROOT, source))))).flat();
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
};

/**
 * The path of something that takes long to make, made once for each state of what it is made from. Several may ask at
 * once: whoever is done first wins, and all made the same.
 */
export const ensureMade = async (
  name: string,
  sources: readonly string[],
  make: (path: string) => Promise<void>,
): Promise<string> => {
  const path = join(CACHE, `${name}-${await hashOf(sources)}`);
  if (await stat(path).catch(() => null)) return path;
  await mkdir(CACHE, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  await make(unfinished);
  await rename(unfinished, path).catch(() => rm(unfinished, { recursive: true }));
  return path;
};
