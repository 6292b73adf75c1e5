import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../supabase/local/paths.mjs';

/** A stand-in for Vite: writes a page that says how often it has been built, and keeps for what. */
const FAKE_VITE = `
  const { appendFileSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
  appendFileSync('builds.log', '.');
  const out = process.argv[process.argv.indexOf('--outDir') + 1];
  mkdirSync(out, { recursive: true });
  writeFileSync('mode.log', String(process.env.NODE_ENV));
  console.log('noise of the bundler');
  writeFileSync(out + '/index.html', 'build ' + readFileSync('builds.log', 'utf8').length);
`;
const LOCK = { lockfileVersion: 3, packages: { '': {} } };

/** A repository in small: our start command over stand-ins for the packages, the compiler of the engine, and Vite. */
export const createTinyProduct = async (compiler = ''): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'product-'));
  await Promise.all(
    ['supabase/local', 'supabase/edge'].map((path) =>
      cp(join(ROOT, path), join(root, path), { recursive: true }),
    ),
  );
  await Promise.all(
    ['node_modules/assemblyscript/bin', 'node_modules/vite/bin', 'src'].map((path) =>
      mkdir(join(root, path), { recursive: true }),
    ),
  );
  const write = (path: string, content: unknown) =>
    writeFile(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  await write('package.json', {});
  await write('package-lock.json', LOCK);
  await write('node_modules/.package-lock.json', LOCK);
  await write('node_modules/assemblyscript/bin/asc.js', compiler);
  await write('node_modules/vite/bin/vite.js', FAKE_VITE);
  return root;
};

export type Started = {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The port of the ready line, or null when the command ended without one. */
  readonly port: Promise<number | null>;
  readonly exitCode: Promise<number | null>;
};

/** The small product has no packages to run an embedded backend with. */
const HOSTED = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_hosted',
};

export const start = (
  root: string,
  env: NodeJS.ProcessEnv = {},
  { nodeArgs = [], uid }: { nodeArgs?: readonly string[]; uid?: number | undefined } = {},
): Started => {
  const child = spawn(process.execPath, [...nodeArgs, join(root, 'supabase/local/start.mjs')], {
    env: { ...process.env, PORT: '0', ...HOSTED, ...env },
    ...(uid !== undefined && { uid }),
  });
  const output = { stdout: '', stderr: '' };
  const exitCode = new Promise<number | null>((resolve) => child.on('close', resolve));
  const port = new Promise<number | null>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      const ready = /^ready http:\/\/localhost:(\d+)$/m.exec(output.stdout);
      if (ready) resolve(Number(ready[1]));
    });
    void exitCode.then(() => resolve(null));
  });
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { child, stdout: () => output.stdout, stderr: () => output.stderr, port, exitCode };
};
