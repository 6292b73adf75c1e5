// Run as a process of its own, which gives back what the bundler takes in memory: buildFunctions.mjs <folder>
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../paths.mjs';

const FOLDER = join(ROOT, 'supabase/functions');

const entries = await readdir(FOLDER, { withFileTypes: true });
const names = entries
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

await build({
  root: FOLDER,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: process.argv[2] ?? '',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [name, join(FOLDER, name, 'function.ts')])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name].mjs' },
    },
  },
});
