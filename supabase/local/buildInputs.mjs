import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const INPUTS = [
  'assembly',
  'src',
  'workers',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
  'asconfig.json',
  'index.html',
  'package.json',
  'package-lock.json',
  'supabase/local/backendMeta.mjs',
  'supabase/local/vitePlugin.mjs',
  'tsconfig.json',
  'vite.config.ts',
];
const BAKED = /^(VITE_|SUPABASE_URL$|SUPABASE_PUBLISHABLE_KEY$|STRIPE_PUBLISHABLE_KEY$)/;
const MADE = new Set(['assembly/build']);

/**
 * Every file under a path, in a stable order; none where there is nothing.
 * @param {string} root
 * @param {string} path
 * @returns {Promise<string[]>}
 */
const filesUnder = async (root, path) => {
  const info = await stat(join(root, path)).catch(() => null);
  if (!info || MADE.has(path)) return [];
  if (info.isFile()) return [path];
  const names = (await readdir(join(root, path))).toSorted();
  return (await Promise.all(names.map((name) => filesUnder(root, `${path}/${name}`)))).flat();
};

/** One hash over everything that can change the build: sources, configuration, and the variables it bakes in. */
export const hashBuildInputs = async (root = ROOT, env = process.env) => {
  const hash = createHash('sha256');
  const files = (await Promise.all(INPUTS.map((path) => filesUnder(root, path)))).flat();
  const contents = await Promise.all(files.map((file) => readFile(join(root, file))));
  files.forEach((file, index) => {
    const content = contents[index] ?? Buffer.alloc(0);
    hash.update(`${file}\0${content.length}\0`).update(content);
  });
  const baked = Object.keys(env).filter((name) => BAKED.test(name));
  for (const name of baked.toSorted()) hash.update(`${name}=${env[name]}\0`);
  return hash.digest('hex');
};
