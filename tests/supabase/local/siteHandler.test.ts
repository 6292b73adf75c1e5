import type { OutgoingHttpHeaders } from 'node:http';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../../supabase/local/loopback.mjs';
import { SECURITY_HEADERS } from '../../../supabase/edge/securityHeaders.mjs';
import { readSite } from '../../../supabase/local/site.mjs';
import { createSiteHandler } from '../../../supabase/local/siteHandler.mjs';
import { describeSite, FILES, MOVIE, SCRIPT } from '../edge/siteCases';
import { request } from './request';

let folder: string;
let server: Awaited<ReturnType<typeof listenOnLoopback>>;
const get = (path: string, headers: OutgoingHttpHeaders = {}, method = 'GET') =>
  request(server.port, path, { headers, method });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all(Object.entries(FILES).map(([name, body]) => writeFile(join(folder, name), body)));
  server = await listenOnLoopback(0, createSiteHandler(await readSite(folder)));
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

describe('who may ask', () => {
  it.each(['localhost', 'LOCALHOST:80', '127.0.0.1', '127.0.0.1:5173', '[::1]:5173'])(
    'serves %s',
    async (host) => {
      expect((await get('/', { host })).status).toBe(200);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.nip.io', '192.168.0.4:5173'])(
    'refuses the host %j, which may be a page elsewhere pointing its own name here',
    async (host) => {
      expect((await get('/', { host })).status).toBe(403);
    },
  );

  it('refuses a page of another origin', async () => {
    const host = `localhost:${server.port}`;
    expect((await get('/', { host, origin: 'https://evil.example' })).status).toBe(403);
    expect((await get('/', { host, origin: `http://${host}` })).status).toBe(200);
  });
});

describeSite(get);

describe('what is answered here', () => {
  it('the same headers for HEAD as for GET, without the body', async () => {
    const [head, whole] = [await get('/clip.mp4', {}, 'HEAD'), await get('/clip.mp4')];
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });
});

describe('the security headers', () => {
  it('stand on the refusal of a foreign host', async () => {
    expect((await get('/', { host: 'evil.example' })).headers).toMatchObject(SECURITY_HEADERS);
  });
});

describe('caching', () => {
  it('knows a page by its tag in each encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const { etag } = (await get('/', headers)).headers;
      const again = await get('/', { ...headers, 'if-none-match': etag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
  });
});

describe('compression', () => {
  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ])('of text for a browser that takes %s is %s', async (accepted, encoding, unpack) => {
    const answer = await get('/assets/app-abc123.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(unpack(answer.body).toString()).toBe(SCRIPT);
  });

  it('leaves media alone', async () => {
    const answer = await get('/clip.mp4', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body).toEqual(MOVIE);
  });
});
