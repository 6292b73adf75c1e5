import { readFile, rm, writeFile } from 'node:fs/promises';
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
  it('builds, serves, and prints the ready line and nothing else', async () => {
    const started = run(root);
    expect(await pageOf(started)).toBe('build 1');
    expect(started.stdout()).toBe(`ready http://localhost:${await started.port}\n`);
    expect(started.stderr()).toBe('');
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
    await writeFile(join(root, 'src/new.ts'), 'export {};');
    expect(await pageOf(run(root))).toBe('build 2');
    expect(await pageOf(run(root, { VITE_SERVICE: 'https://service.example' }))).toBe('build 3');
  });
});

describe('npm start says in one sentence', () => {
  const refusal = async (started: Started): Promise<string> => {
    expect(await started.exitCode).toBe(1);
    expect(started.stdout()).toBe('');
    return started.stderr().trim();
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
    const started = run(root, {}, ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`]);
    expect(await refusal(started)).toBe('Hueloom needs Node 20.19 or newer; this is Node 20.18.3.');
  });

  it('that the module does not compile, and why', async () => {
    const broken = await createTinyProduct('echo "ERROR TS1005: ; expected" && exit 1');
    const sentence = await refusal(run(broken));
    await rm(broken, { recursive: true });
    expect(sentence).toBe('The WebAssembly module could not be built:\nERROR TS1005: ; expected');
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
    expect(await refusal(run(root))).toBe('The app could not be built:\nno such module');
    expect(await readFile(join(root, 'dist/index.html'), 'utf8')).toBe('build 1');
  });

  it('that packages cannot be installed, and why', async () => {
    await writeFile(join(root, 'package-lock.json'), '{');
    expect(await refusal(run(root))).toMatch(/^The packages could not be installed:\nnpm error/);
  });
});
