import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { request } from './request';
import { createTinyProduct, start, type Started } from './startProduct';

// Every start is a process or three.
vi.setConfig({ testTimeout: 60_000 });

let root: string;
let running: Started[];

const run = (...args: Parameters<typeof start>): Started => {
  const started = start(...args);
  running.push(started);
  return started;
};
const stop = async (started: Started): Promise<void> => {
  started.child.kill('SIGTERM');
  await started.exitCode;
};
/** The lines that were said, without how long each step took. */
const withoutSeconds = (output: string): string[] =>
  output
    .trim()
    .split('\n')
    .map((line) => line.replace(/\d+\.\d s, /, '').replace(/ \(\d+\.\d s\)$/, ''));
const pageOf = async (started: Started): Promise<string> =>
  (await request((await started.port) ?? 0, '/')).body.toString();

beforeEach(async () => {
  running = [];
  root = await createTinyProduct();
});

afterEach(async () => {
  await Promise.all(running.map(stop));
  await rm(root, { recursive: true });
});

describe('npm start', () => {
  it('builds, serves, and says no more than a line for each step and the ready line', async () => {
    const started = run(root);
    expect(await pageOf(started)).toBe('build 1');
    expect(withoutSeconds(started.stdout())).toEqual([
      '✓ packages (as installed before)',
      '✓ engine',
      '✓ pages',
      `ready http://localhost:${await started.port}`,
    ]);
    expect(started.stderr()).toBe('');
  });

  it('notes what is not there in one line, without what was asked of it', async () => {
    const started = run(root);
    const port = (await started.port) ?? 0;
    await request(port, '/gone.js?token=secret');
    await stop(started);
    expect(started.stderr()).toBe('404 GET /gone.js\n');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s', async (signal) => {
    const started = run(root);
    await started.port;
    started.child.kill(signal);
    expect(await started.exitCode).toBe(0);
    expect(started.stderr()).toBe('');
  });

  it('builds for production, also where it was started for development', async () => {
    await run(root, { NODE_ENV: 'development' }).port;
    expect(await readFile(join(root, 'mode.log'), 'utf8')).toBe('production');
  });

  it('builds again only when an input has changed', async () => {
    const first = run(root);
    await first.port;
    await stop(first);
    const second = run(root);
    expect(await pageOf(second)).toBe('build 1');
    expect(withoutSeconds(second.stdout())).toContain('✓ pages (as built before)');
    await writeFile(join(root, 'src/new.ts'), 'export {};');
    expect(await pageOf(run(root))).toBe('build 2');
    expect(await pageOf(run(root, { VITE_SERVICE: 'https://service.example' }))).toBe('build 3');
  });
});

describe('npm start says in one sentence', () => {
  /** What it says, after the step that failed if it came that far. */
  const refusal = async (started: Started, failed?: string): Promise<string> => {
    expect(await started.exitCode).toBe(1);
    expect(started.stdout()).not.toContain('ready');
    const failures = withoutSeconds(started.stdout()).filter((line) => line.startsWith('✗'));
    expect(failures).toEqual(failed === undefined ? [] : [`✗ ${failed}`]);
    return started.stderr().trim();
  };
  const requireAPackage = async (): Promise<void> => {
    const entry = {
      version: '1.0.0',
      resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
      integrity: 'sha512-a',
    };
    await writeFile(join(root, 'package.json'), JSON.stringify({ dependencies: { a: '1.0.0' } }));
    const packages = { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': entry };
    await writeFile(join(root, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  };
  const wasBuilt = () => readFile(join(root, 'builds.log')).then(Boolean, () => false);

  it.each(['abc', '-1', '65536', '80.5', '0x50', ' '])('that PORT=%j is no port', async (PORT) => {
    const problem = `PORT must be a whole number from 0 to 65535, but is ${JSON.stringify(PORT)}.`;
    expect(await refusal(run(root, { PORT }))).toBe(problem);
    expect(await wasBuilt()).toBe(false);
  });

  it.each(['127.0.0.1', '::1'])('that the port is taken on %s, before any long work', async (address) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, address, resolve));
    const { port } = other.address() as { port: number };
    const sentence = await refusal(run(root, { PORT: String(port) }));
    other.close();
    expect(sentence).toBe(`Port ${port} is taken; choose another, for example PORT=5174.`);
    expect(await wasBuilt()).toBe(false);
  });

  it('that Node is too old', async () => {
    const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.18.3' } })`;
    const nodeArgs = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`];
    const started = run(root, {}, { nodeArgs });
    expect(await refusal(started)).toBe('Hueloom needs Node 20.19 or newer; this is Node 20.18.3.');
  });

  it('that the engine does not compile, and why', async () => {
    const broken = await createTinyProduct('console.log("ERROR TS1005: ; expected"); process.exit(1);');
    const sentence = await refusal(run(broken), 'engine');
    await rm(broken, { recursive: true });
    expect(sentence).toBe('The engine could not be built:\nERROR TS1005: ; expected');
  });

  it('that the app does not build, and keeps the last good build', async () => {
    const good = run(root);
    await good.port;
    await stop(good);
    await writeFile(
      join(root, 'node_modules/vite/bin/vite.js'),
      'console.error("no such module"); process.exit(1);',
    );
    await writeFile(join(root, 'src/new.ts'), 'export {};');
    expect(await refusal(run(root), 'pages')).toBe('The pages could not be built:\nno such module');
    expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('build 1');
  });

  it('that packages cannot be installed, and why', async () => {
    await writeFile(join(root, 'package-lock.json'), '{');
    expect(await refusal(run(root), 'packages')).toMatch(/^The packages could not be installed:\nnpm error/);
  });

  it('that the registry is out of reach', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    await requireAPackage();
    const env = {
      npm_config_registry: `http://127.0.0.1:${port}/`,
      npm_config_cache: join(root, 'cache'),
      npm_config_fetch_retries: '0',
    };
    expect(await refusal(run(root, env), 'packages')).toBe(
      `npm's registry could not be reached (ECONNREFUSED); check the network and "npm config get registry".`,
    );
  });

  it('that npm is missing', async () => {
    await requireAPackage();
    const sentence = await refusal(run(root, { PATH: root, npm_execpath: undefined }), 'packages');
    expect(sentence).toMatch(/^npm was not found; [^\n]+$/);
  });

  it.runIf(process.getuid)('that it may not write into its folder', async () => {
    // Nothing is closed to root: it starts as somebody else.
    const uid = process.getuid?.() === 0 ? 65_534 : undefined;
    await chmod(root, 0o555);
    const sentence = await refusal(run(root, {}, { uid }), 'pages');
    await chmod(root, 0o755);
    expect(sentence).toBe(
      `${join(root, '.local/')} may not be written (EACCES); give this account the right to, or use another folder.`,
    );
  });

  it.runIf(process.platform === 'linux')('that the disk is full', async () => {
    const full = `
      const out = process.argv[process.argv.indexOf('--outDir') + 1];
      require('node:fs').mkdirSync(out, { recursive: true });
      require('node:fs').symlinkSync('/dev/full', out + '/.inputs');`;
    await writeFile(join(root, 'node_modules/vite/bin/vite.js'), full);
    expect(await refusal(run(root), 'pages')).toBe(
      'There is no room left on the disk; free some and start again.',
    );
  });
});
