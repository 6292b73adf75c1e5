import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenOnLoopback } from '../../../supabase/local/loopback.mjs';
import { SECURITY_HEADERS } from '../../../supabase/local/securityHeaders.mjs';
import { readSite } from '../../../supabase/local/site.mjs';
import { createSiteHandler } from '../../../supabase/local/siteHandler.mjs';
import { request } from './request';

const PAGE = '<!doctype html><title>Hueloom</title>';
/** What browsers accept where they go. */
const DOCUMENT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const SCRIPT = 'export const answer = 42;\n'.repeat(200);
const MOVIE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
const FILES = {
  'index.html': PAGE,
  'assets/app-abc123.js': SCRIPT,
  'assets/engine-abc123.wasm': Buffer.from([0, 97, 115, 109]),
  'clip.mp4': MOVIE,
  '.inputs': 'secret',
};

let folder: string;
let server: Awaited<ReturnType<typeof listenOnLoopback>>;
const get = (path: string, headers = {}, method = 'GET') => request(server.port, path, { headers, method });

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

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await get('/', {}, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('what is answered', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/assets/app-abc123.js', 'text/javascript; charset=utf-8'],
    ['/assets/engine-abc123.wasm', 'application/wasm'],
    ['/clip.mp4', 'video/mp4'],
  ])('%s has the type %s', async (path, type) => {
    expect((await get(path)).headers['content-type']).toBe(type);
  });

  it.each(['/palette-builder', '/no/such/page', '/palette-builder?c=0d9488-f5f5f4'])(
    'the page for the address %s',
    async (path) => {
      expect((await get(path)).body.toString()).toBe(PAGE);
    },
  );

  it.each([
    ['Chromium', '/palette-builder', { accept: DOCUMENT, 'sec-fetch-mode': 'navigate' }],
    ["Firefox's service worker", '/', { accept: DOCUMENT, 'sec-fetch-mode': 'same-origin' }],
    ['a script', '/explore', { accept: '*/*', 'sec-fetch-mode': 'cors' }],
    ['a browser without such words', '/explore', { accept: DOCUMENT }],
    ['a program that says nothing', '/explore', {}],
    ['a browser, with dots in a name', '/palette/foo.bar', { accept: DOCUMENT }],
    ['a browser, with a version', '/v1.0', { accept: 'text/html' }],
    ['a browser, with a dot in a folder', '/v1.0/palette', { accept: '*/*' }],
  ])('the page for %s', async (_, path, headers) => {
    expect((await get(path, headers)).body.toString()).toBe(PAGE);
  });

  it.each(['navigate', 'same-origin', 'cors', 'no-cors', 'websocket'])(
    'the same whether Sec-Fetch-Mode is %s or something else: browsers differ in it',
    async (mode) => {
      const headers = { 'sec-fetch-mode': mode, 'sec-fetch-dest': 'empty' };
      const [page, script] = [await get('/explore', headers), await get('/gone.js', headers)];
      expect([page.status, script.status]).toEqual([200, 404]);
    },
  );

  it.each([
    ['/assets/gone-abc123.js', {}],
    ['/assets/gone', { accept: 'text/html' }],
    ['/assets/gone-abc123.js', { accept: DOCUMENT, 'sec-fetch-mode': 'navigate' }],
    ['/gone.js', { accept: '*/*' }],
    ['/gone.js', { accept: DOCUMENT }],
    ['/gone.png', {}],
    ['/gone.PNG', { accept: DOCUMENT }],
    ['/gone.png', { accept: 'image/avif,image/webp,*/*' }],
    ['/gone', { accept: 'image/avif,image/webp,image/*;q=0.8' }],
    ['/palette/foo.bar', { accept: '*/*' }],
    ['/api', { accept: 'application/json' }],
  ])('nothing for the missing file %s, asked for with %j', async (path, headers) => {
    expect((await get(path, headers)).status).toBe(404);
  });

  it.each([
    '/../package.json',
    '/assets/../../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\package.json',
    '/.inputs',
    '//evil.example/',
    '/%00',
    '/%E0%A4%A',
  ])('nothing for %s, which leads out of the build', async (path) => {
    expect((await get(path, { accept: 'text/html' })).status).toBe(404);
  });

  it('the same headers for HEAD as for GET, without the body', async () => {
    const [head, whole] = [await get('/clip.mp4', {}, 'HEAD'), await get('/clip.mp4')];
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });
});

describe('the security headers', () => {
  it.each([
    ['a page', '/', {}, 'GET', 200],
    ['a script', '/assets/app-abc123.js', {}, 'GET', 200],
    ['the module', '/assets/engine-abc123.wasm', {}, 'GET', 200],
    ['a missing file', '/gone.js', {}, 'GET', 404],
    ['a foreign host', '/', { host: 'evil.example' }, 'GET', 403],
    ['a refused verb', '/', {}, 'POST', 405],
    ['a part', '/clip.mp4', { range: 'bytes=0-9' }, 'GET', 206],
    ['a part that is not there', '/clip.mp4', { range: 'bytes=900-' }, 'GET', 416],
  ])('stand on %s', async (_, path, headers, method, status) => {
    const answer = await get(path, headers, method);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(SECURITY_HEADERS);
  });
});

describe('caching', () => {
  it('keeps hashed files for ever and asks again for the page', async () => {
    const [script, page] = [await get('/assets/app-abc123.js'), await get('/')];
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('answers 304 to a page that has not changed, in the encoding it was sent in', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const headers = { 'accept-encoding': encoding };
      const { etag } = (await get('/', headers)).headers;
      const again = await get('/', { ...headers, 'if-none-match': etag });
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    }
  });

  it('sends a changed page again', async () => {
    expect((await get('/', { 'if-none-match': '"another"' })).status).toBe(200);
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

describe('parts of a file', () => {
  it.each([
    ['bytes=0-9', 0, 9],
    ['bytes=250-', 250, 255],
    ['bytes=-6', 250, 255],
    ['bytes=250-900', 250, 255],
  ])('%s', async (range, start, end) => {
    const answer = await get('/clip.mp4', { range });
    expect([answer.status, answer.headers['content-range']]).toEqual([206, `bytes ${start}-${end}/256`]);
    expect(answer.body).toEqual(MOVIE.subarray(start, end + 1));
  });

  it.each(['bytes=256-', 'bytes=-0'])('%s is not there', async (range) => {
    const answer = await get('/clip.mp4', { range });
    expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */256']);
  });

  it.each(['bytes=0-1,5-6', 'bytes=9-2', 'lines=1-2', 'bytes=-'])(
    '%s gives the whole file',
    async (range) => {
      expect((await get('/clip.mp4', { range })).status).toBe(200);
    },
  );

  it('gives the whole file when it has changed meanwhile', async () => {
    const answer = await get('/clip.mp4', { range: 'bytes=0-9', 'if-range': '"another"' });
    expect([answer.status, answer.body.length]).toEqual([200, 256]);
  });
});
