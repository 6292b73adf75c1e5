import { createHmac } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDatabaseHash } from './databaseHash';
import { readSecrets } from '../../../../supabase/local/backend/installSecrets.mjs';
import { applySeed } from '../../../../supabase/local/backend/migrate.mjs';
import { startBackend } from '../../../../supabase/local/backend/startBackend.mjs';
import { ROOT } from '../../../../supabase/local/paths.mjs';
import { request } from '../request';
import { createDataFolder } from './dataTemplate';
import { runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let running: RunningBackend;
beforeAll(async () => {
  running = await runBackend();
});
afterAll(() => running.close());

const PALETTES = '/rest/v1/project_palettes?limit=1&apikey=sb_publishable_local';
const start = (folder: string, env: NodeJS.ProcessEnv = {}) =>
  startBackend({ origin: 'http://localhost:1', env, folder });

describe('the door', () => {
  it('is on this machine alone [EB-01]', async () => {
    const outward = Object.values(networkInterfaces())
      .flat()
      .filter((address) => address && !address.internal && address.family === 'IPv4')
      .map((address) => address?.address ?? '');
    const opened = await Promise.all(
      outward.map(
        (host) =>
          new Promise((resolve) => {
            const socket = createConnection({ host, port: running.port }, () => resolve(host));
            socket.once('connect', () => socket.destroy()).once('error', () => resolve(null));
          }),
      ),
    );
    expect(opened.filter(Boolean)).toEqual([]);
    expect((await request(running.port, PALETTES)).status).toBe(200);
  });

  it.each([
    ['another name', { host: 'evil.example' }],
    ['another name that ends like ours', { host: 'localhost.evil.example' }],
    ['a page elsewhere', { origin: 'https://evil.example' }],
    ['a page of another port', { origin: 'http://localhost:1' }],
    ['a page without an origin', { origin: 'null' }],
  ])('is closed to %s [EB-02]', async (_, headers) => {
    for (const path of [
      PALETTES,
      '/auth/v1/settings',
      '/functions/v1/stock',
      '/__google/authorize',
      '/__stripe/pay/cs_test_0',
    ]) {
      expect((await request(running.port, path, { headers })).status).toBe(403);
    }
  });

  it.each([
    '/rest/v1/../secrets.json',
    '/rest/v1/%2e%2e/secrets.json',
    '/functions/v1/../../supabase/seed.sql',
    '/functions/v1/_shared',
    '/functions/v1/..%2f..%2flocal',
    '/functions/v1/%00',
    '/__google/../secrets.json',
    '/__stripe/standInPage.css',
    '/rest/v1/rpc/exec?query=select+1',
    '/pg/query',
  ])('shows no file and runs no query at %s [EB-05]', async (path) => {
    const answer = await request(running.port, path, { headers: { apikey: 'sb_publishable_local' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.toString()).not.toMatch(/create |sb_secret|insert into/i);
  });

  it('takes no more than a megabyte', async () => {
    const answer = await fetch(`${running.origin}/functions/v1/delete-user`, {
      method: 'POST',
      body: 'x'.repeat(1_100_000),
    });
    expect(answer.status).toBe(413);
  });

  it('sends the security headers with every answer', async () => {
    for (const path of [PALETTES, '/nothing', '/functions/v1/nothing']) {
      const { headers } = await request(running.port, path);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});

describe('it does not start', () => {
  it.each([
    ['a live payment key', { STRIPE_SECRET_KEY: 'sk_live_abc' }, 'STRIPE_SECRET_KEY is a live key'],
    [
      'a restricted live payment key',
      { STRIPE_SECRET_KEY: ' rk_live_abc' },
      'STRIPE_SECRET_KEY is a live key',
    ],
    ['a hosted database', { DATABASE_URL: 'postgres://db.example/x' }, 'a hosted database is configured'],
    ['production', { NODE_ENV: 'production' }, 'NODE_ENV is production'],
  ])('beside %s [EB-03]', async (_, env, why) => {
    const sentence = `The embedded backend does not start because ${why}; set SUPABASE_URL instead.`;
    await expect(start('/nowhere', env)).rejects.toThrow(sentence);
  });

  it('a second time on the same data, which stays whole [EB-08]', async () => {
    const before = await createDatabaseHash(running.backend.database);
    await expect(start(running.folder)).rejects.toThrow(
      /^Another Hueloom is using .+; stop it, or set HUELOOM_DATA_DIR\.$/,
    );
    expect(await createDatabaseHash(running.backend.database)).toBe(before);
  });

  it('where it may not write [EB-08]', async () => {
    const file = join(ROOT, 'package.json');
    await expect(start(join(file, 'data'))).rejects.toThrow(
      /cannot be written to \(ENOTDIR\); set HUELOOM_DATA_DIR\.$/,
    );
  });
});

describe('what it keeps', () => {
  it('is secret to the person at this machine, and random for each installation [EB-04]', async () => {
    const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'secrets-'))));
    const [one, other] = await Promise.all(folders.map(readSecrets));
    expect(Object.values(one ?? {}).filter((secret) => Object.values(other ?? {}).includes(secret))).toEqual(
      [],
    );
    expect(await readSecrets(folders[0] ?? '')).toEqual(one);
    expect((await stat(join(folders[0] ?? '', 'secrets.json'))).mode & 0o077).toBe(0);
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });

  it('opens to no token signed elsewhere [EB-04] [FN-05]', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { user } = await signIn(running.origin, 'copied@example.com');
    const claims = { sub: user.id, role: 'authenticated', aud: 'authenticated', exp: 9_999_999_999 };
    const sign = (key: string, change = {}) => {
      const body = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, ...change })}`;
      return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
    };
    const ours = running.backend.secrets.jwt;
    const tokens = [
      sign('another installation', { role: 'service_role' }),
      sign('sb_publishable_local', { role: 'service_role' }),
      `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`,
      sign(ours, { aud: 'another audience' }),
      sign(ours, { iss: 'https://evil.example/auth/v1' }),
      sign(ours, { role: 'postgres' }),
      sign(ours, { exp: 1 }),
    ];
    for (const token of tokens) {
      const headers = { apikey: 'sb_publishable_local', authorization: `Bearer ${token}` };
      for (const path of ['/rest/v1/projects', '/auth/v1/user']) {
        expect((await request(running.port, path, { headers })).status).toBeGreaterThanOrEqual(401);
      }
    }
  });

  it('is the same after a restart, a second seed included [EB-09]', async () => {
    const folder = await createDataFolder();
    const first = await start(folder);
    const before = await createDatabaseHash(first.database);
    await first.close();
    const second = await start(folder);
    expect(await createDatabaseHash(second.database)).toBe(before);
    await applySeed(second.database, join(ROOT, 'supabase/seed.sql'));
    expect(await createDatabaseHash(second.database)).toBe(before);
    await second.close();
    await rm(folder, { recursive: true });
  });

  it('holds each migration once, in order', async () => {
    const { rows } = await running.backend.database.query(
      'select version from supabase_migrations.schema_migrations order by version',
    );
    const files = (await readdir(join(ROOT, 'supabase/migrations'))).filter((file) => file.endsWith('.sql'));
    expect(rows.map((row) => (row as { version: string }).version)).toEqual(
      files.toSorted().map((file) => file.slice(0, 14)),
    );
    expect(await readFile(join(running.folder, 'database.complete'), 'utf8')).toBe('');
  });
});
