import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { ROOT } from '../../paths.mjs';

const FOLDER = join(ROOT, 'supabase/functions');
const names = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

export default defineConfig({
  root: FOLDER,
  logLevel: 'warn',
  build: {
    ssr: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [name, join(FOLDER, name, 'function.ts')])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name].mjs' },
    },
  },
});
