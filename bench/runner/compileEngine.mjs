import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../supabase/local/command.mjs';

/** @param {string} path */
const changedAt = (path) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

/** @param {string} subject */
const isStale = async (subject) => {
  const files = await readdir(join(subject, 'assembly'), { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => join(subject, 'assembly', file));
  const newest = await Promise.all([...sources, join(subject, 'asconfig.json')].map(changedAt));
  return (await changedAt(join(subject, 'assembly/build/engine.wasm'))) < Math.max(...newest);
};

/**
 * Compiles the engine of a version in that version's folder, with that version's compiler, if it is missing or older
 * than its sources: a page built from the folder would otherwise be measured with the engine of older code.
 * @param {string} subject the folder of the version
 */
export const compileEngine = async (subject) => {
  if (!(await isStale(subject))) return;
  console.error(`Compiling the engine in ${subject}: its sources are newer than what was compiled of them`);
  const compiler = join(subject, 'node_modules/assemblyscript/bin/asc.js');
  await run('The engine could not be built', process.execPath, [compiler, '--target', 'release'], {
    cwd: subject,
  });
};
