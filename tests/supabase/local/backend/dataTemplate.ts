import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../../../../supabase/local/backend/startBackend.mjs';
import { ROOT } from '../../../../supabase/local/paths.mjs';

const CACHE = join(ROOT, 'node_modules/.cache/hueloom-data');
const SOURCES = ['supabase/migrations', 'supabase/local/backend'];

const sourceHash = async (): Promise<string> => {
  const hash = createHash('sha256');
  const lists = await Promise.all(
    SOURCES.map(async (folder) => {
      const names = await readdir(join(ROOT, folder), { recursive: true });
      return names.filter((name) => /\.(sql|mjs)$/.test(name)).map((name) => join(ROOT, folder, name));
    }),
  );
  const files = [...lists.flat().toSorted(), join(ROOT, 'supabase/seed.sql')];
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
};

/** A data folder after its first start, made once for each state of the sources: making one takes seconds. */
const ensureTemplate = async (): Promise<string> => {
  const template = join(CACHE, await sourceHash());
  if (await readdir(template).catch(() => null)) return template;
  const folder = `${template}.${process.pid}`;
  const backend = await startBackend({ origin: 'http://localhost:1', env: {}, folder });
  await backend.close();
  // Whoever came first wins; both made the same.
  await rename(folder, template).catch(() => rm(folder, { recursive: true }));
  return template;
};

/** A data folder of its own, with the sample data and accounts. */
export const createDataFolder = async (): Promise<string> => {
  await mkdir(CACHE, { recursive: true });
  const template = await ensureTemplate();
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-data-'));
  await cp(template, folder, { recursive: true });
  return folder;
};
