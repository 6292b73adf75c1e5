import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from '../../supabase/local/command.mjs';
import { ROOT } from '../../supabase/local/paths.mjs';

const changedAt = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const newestSource = (): number => {
  const folder = join(ROOT, 'assembly');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return Math.max(
    changedAt(join(ROOT, 'asconfig.json')),
    ...sources.map((file) => changedAt(join(folder, file))),
  );
};

/**
 * Vitest's global setup: the engine tests load the compiled module, so it must be up to date. A module that does not
 * compile is reported, and only fails those tests.
 */
export default async (): Promise<void> => {
  if (changedAt(join(ROOT, 'assembly/build/engine.wasm')) >= newestSource()) return;
  const built = runNpm('The WebAssembly module could not be built', ['run', 'build:wasm', '--silent']);
  await built.catch((error: Error) => console.error(error.message));
};
