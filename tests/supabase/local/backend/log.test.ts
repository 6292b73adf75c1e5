import { rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PUBLISHABLE_KEY } from '../../../../supabase/local/backend/installSecrets.mjs';
import { openConnection } from '../../../../supabase/local/backend/openConnection.mjs';
import { request } from '../request';
import { createDataFolder } from './dataTemplate';
import { startBackendProcess, type StartedBackend } from './startProcess';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const KEY = `apikey=${PUBLISHABLE_KEY}`;
const JSON_TYPE = { 'content-type': 'application/json', apikey: PUBLISHABLE_KEY };

/** An address that no one else asks for. */
const END = '/end-of-the-work';
const END_LINE = `404 GET ${END}\n`;

let folder: string;
beforeAll(async () => {
  folder = await createDataFolder();
  const connection = await openConnection(join(folder, 'database'));
  await connection.driver.exec(`
    create function public.break_down() returns void language plpgsql as $$
      begin raise exception 'broken inside' using errcode = 'XX000'; end
    $$;
    grant execute on function public.break_down() to anon;
  `);
  await connection.close();
});

let started: StartedBackend;
let saidAtStart: string;
beforeAll(async () => {
  started = await startBackendProcess(folder);
  saidAtStart = started.stderr();
});
afterAll(async () => {
  await started.end('SIGTERM');
  await rm(folder, { recursive: true });
});

/** All that the backend says while the work is done. */
const listen = async (work: (port: number) => Promise<void>): Promise<string> => {
  const before = started.stderr().length;
  const said = () => started.stderr().slice(before);
  const port = Number(new URL(started.origin).port);
  await work(port);
  // What it says comes in order: once this line is here nothing before it is on its way.
  await request(port, END);
  await vi.waitUntil(() => said().endsWith(END_LINE), { timeout: 10_000, interval: 5 });
  return said().slice(0, -END_LINE.length);
};
const post = async (origin: string, path: string, body: string): Promise<number> =>
  (await fetch(`${origin}${path}`, { method: 'POST', headers: JSON_TYPE, body })).status;

it('what a client caused is one line without a trace, and without its query', async () => {
  const said = await listen(async (port) => {
    const { origin, stderr } = started;
    await request(port, `/nothing?email=somebody@example.com`);
    await request(port, `/rest/v1/nothing?${KEY}`);
    await request(port, `/rest/v1/project_palettes?select=*)(&${KEY}`);
    await request(port, `/rest/v1/project_palettes?id=nonsense&${KEY}`);
    await request(port, `/rest/v1/project_palettes?order=%00&${KEY}`);
    await request(port, `/rest/v1/projects?${KEY}`, { method: 'PROPFIND' });
    await post(origin, '/rest/v1/projects', '{"name"');
    await post(origin, '/auth/v1/token?grant_type=pkce', '{"auth_code"');
    await post(origin, '/auth/v1/token?grant_type=refresh_token', 'null');
    await post(origin, '/functions/v1/nothing', '{}');
    await post(origin, '/functions/v1/delete-user', 'x'.repeat(1_100_000));
    const head = 'POST /rest/v1/projects HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"name"';
    const socket = connect(port, '127.0.0.1', () => socket.write(head, () => socket.resetAndDestroy()));
    await vi.waitUntil(() => stderr().includes('aborted'), { timeout: 10_000 });
  });
  expect(said.split('\n')).toEqual([
    '404 GET /nothing',
    '404 GET /rest/v1/nothing',
    '400 GET /rest/v1/project_palettes',
    '400 GET /rest/v1/project_palettes',
    '400 GET /rest/v1/project_palettes',
    '405 PROPFIND /rest/v1/projects',
    '400 POST /rest/v1/projects',
    '400 POST /auth/v1/token',
    '400 POST /auth/v1/token',
    '404 POST /functions/v1/nothing',
    '413 POST /functions/v1/delete-user',
    'aborted POST /rest/v1/projects',
    '',
  ]);
});

it('what the product itself meets on its way is no line', async () => {
  const said = await listen(async (port) => {
    const { origin } = started;
    const statuses = [
      (await request(port, `/rest/v1/projects?${KEY}`)).status,
      (await request(port, '/auth/v1/user', { headers: { apikey: PUBLISHABLE_KEY } })).status,
      await post(origin, '/rest/v1/projects', '{"name":"Mine"}'),
    ];
    expect(statuses).toEqual([401, 401, 401]);
  });
  expect(said).toBe('');
});

it('a fault of our own has a stack', async () => {
  const said = await listen(async () => {
    const { origin } = started;
    expect(await post(origin, '/rest/v1/rpc/break_down', '{}')).toBe(500);
  });
  expect(said).toContain('broken inside');
  expect(said).toMatch(/\n {4}at /);
});

it('its start and its end are no lines', async () => {
  expect(saidAtStart).toBe('');
  const before = started.stderr();
  await started.end('SIGTERM');
  expect(started.stderr()).toBe(before);
});
