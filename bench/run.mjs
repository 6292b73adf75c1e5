// Bundles the benches with Vite, because nothing else here turns TypeScript into something Node runs, and runs them.
import { readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { saveReport } from './report.mjs';

const ROOT = join(import.meta.dirname, '..');
process.chdir(ROOT);
const CACHE = join(ROOT, 'node_modules/.cache/bench');

const wanted = process.argv.slice(2);
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.ts'));
const names = files.map((file) => basename(file, '.bench.ts'));
const chosen = wanted.length > 0 ? names.filter((name) => wanted.includes(name)) : names;
if (chosen.length === 0) {
  console.error(`No such bench. There are: ${names.join(', ')}`);
  process.exit(1);
}

await rm(CACHE, { recursive: true, force: true });
await build({
  root: ROOT,
  configFile: false,
  logLevel: 'warn',
  // Its files import each other without the extension that Node asks for.
  ssr: { noExternal: ['@material/material-color-utilities'] },
  build: {
    ssr: true,
    outDir: CACHE,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(chosen.map((name) => [name, join(import.meta.dirname, `${name}.bench.ts`)])),
      output: { entryFileNames: '[name].mjs' },
    },
  },
});

for (const name of chosen) {
  const bench = await import(pathToFileURL(join(CACHE, `${name}.mjs`)).href);
  console.log(`\n${bench.title}`);
  const { goals, ...figures } = await bench.run();
  console.table(goals);
  await saveReport(name, { goals, ...figures });
}
