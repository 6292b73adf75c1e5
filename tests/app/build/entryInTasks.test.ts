import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { writeStart } from '../../../src/app/build/entryInTasks.mjs';

it('runs React before the app, each in a task of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = ['react', 'app'];
  // What the first leaves for the next task comes before the second, as a press would.
  const source = (name: string) =>
    `console.log('${name}'); setTimeout(() => console.log('a task after ${name}'));`;
  await Promise.all(names.map((name) => writeFile(join(folder, `${name}.mjs`), source(name))));
  const start = join(folder, 'start.mjs');
  await writeFile(start, writeStart('./react.mjs', './app.mjs'));

  const { stdout } = await promisify(execFile)(process.execPath, [start]);
  expect(stdout.trim().split('\n')).toEqual(names.flatMap((name) => [name, `a task after ${name}`]));
});
