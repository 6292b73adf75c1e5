import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../supabase/local/paths.mjs';
import { runCommandLine } from '../../supabase/local/problem.mjs';
import { runSteps } from '../setup/runSteps.mjs';
import { checksOf, INSTALL, unitStep } from '../setup/steps.mjs';
import { readSeconds } from '../setup/testCases.mjs';
import { readChangedFiles } from './changedFiles.mjs';
import { chooseTests } from './chooseTests.mjs';
import { readImporters } from './importGraph.mjs';
import { rankTests } from './rankTests.mjs';

const listTests = () =>
  readdirSync(join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }).map((path) => `/tests/${path}`);

await runCommandLine(async () => {
  const base = process.argv[2] ?? 'main';
  const changed = readChangedFiles(ROOT, base);
  if (changed.length === 0) {
    console.log(`Nothing differs from ${base}. Another base: npm run test:changed -- COMMIT`);
    return;
  }
  const ranked = rankTests(changed, readImporters(ROOT), listTests());
  const chosen = chooseTests(ranked, await readSeconds());
  console.log(
    `${changed.length} files differ from ${base}; ${ranked.length} test files can see them, the nearest ${chosen.length} run.`,
  );
  const specs = changed.filter((path) => /^\/tests\/(?:e2e|browsers)\/.*\.(?:spec|test)\.ts$/.test(path));
  if (specs.length > 0) console.log(`Not run here, since they open browsers: ${specs.join(', ')}`);
  await runSteps([INSTALL, ...checksOf(changed), ...(chosen.length > 0 ? [unitStep(chosen)] : [])]);
});
