import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { SECURITY_HEADERS } from '../../../supabase/edge/securityHeaders.mjs';

/** A build in small. */
export const PAGE =
  '<!doctype html><title>Hueloom</title><meta property="og:image" content="/icons/preview.png">';
export const SCRIPT = 'export const answer = 42;\n'.repeat(200);
export const MOVIE = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
export const FILES: Readonly<Record<string, string | Buffer>> = {
  'index.html': PAGE,
  'robots.txt': 'User-agent: *\nDisallow: /admin\n',
  'manifest.webmanifest': '{}',
  'service-worker.js': 'self.skipWaiting();\n',
  'assets/app-abc123.js': SCRIPT,
  'assets/engine-abc123.wasm': Buffer.from([0, 97, 115, 109]),
  'clip.mp4': MOVIE,
  '.inputs': 'secret',
};

/** What browsers accept where they go. */
const DOCUMENT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
const TEAL = '/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal';

export type SiteAnswer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};
export type AskSite = (
  path: string,
  headers?: Readonly<Record<string, string>>,
  method?: string,
) => Promise<SiteAnswer>;

const isPage = ({ status, body }: SiteAnswer): boolean =>
  status === 200 && body.toString().startsWith('<!doctype html><title>');

/** What every server of the site answers alike: the one on one's own machine, and the host's edge. */
export const describeSite = (get: AskSite): void => {
  describe('what is answered', () => {
    it.each([
      ['/', 'text/html; charset=utf-8'],
      ['/index.html', 'text/html; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/assets/app-abc123.js', 'text/javascript; charset=utf-8'],
      ['/assets/engine-abc123.wasm', 'application/wasm'],
      ['/clip.mp4', 'video/mp4'],
    ])('%s has the type %s', async (path, type) => {
      const answer = await get(path);
      expect([answer.status, answer.headers['content-type']]).toEqual([200, type]);
    });

    it('files as they are', async () => {
      expect((await get('/clip.mp4')).body).toEqual(MOVIE);
      expect((await get('/robots.txt', { accept: DOCUMENT })).body.toString()).toBe(FILES['robots.txt']);
    });

    it.each(['/palette-builder', '/no/such/page', '/palette-builder?c=0d9488-f5f5f4'])(
      'the page for the address %s',
      async (path) => {
        expect(await get(path)).toSatisfy(isPage);
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
      expect(await get(path, headers as Record<string, string>)).toSatisfy(isPage);
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
      const answer = await get(path, headers);
      expect([answer.status, answer.body.toString(), answer.headers['cache-control']]).toEqual([
        404,
        'Not found\n',
        'no-store',
      ]);
    });

    it.each([
      '/../package.json',
      '/assets/../../package.json',
      '/..%2f..%2fetc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd.txt',
      '/..\\package.json',
      '/.inputs',
      '//evil.example/',
      '/%00',
      '/%E0%A4%A',
    ])('nothing for %s, which leads out of the build', async (path) => {
      expect((await get(path, { accept: 'text/html' })).status).toBe(404);
    });

    it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('a refusal of %s', async (method) => {
      const answer = await get('/', {}, method);
      expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
    });

    it('no body for HEAD', async () => {
      for (const path of ['/', '/clip.mp4']) {
        const head = await get(path, {}, 'HEAD');
        expect([head.status, head.body.length]).toEqual([200, 0]);
        expect(head.headers['content-type']).toBe((await get(path)).headers['content-type']);
      }
    });
  });

  describe('the security headers', () => {
    it.each([
      ['a page', '/', 'GET', 200],
      ['a script', '/assets/app-abc123.js', 'GET', 200],
      ['the module', '/assets/engine-abc123.wasm', 'GET', 200],
      ['a missing file', '/gone.js', 'GET', 404],
      ['a refused verb', '/', 'POST', 405],
    ])('stand on %s', async (_, path, method, status) => {
      const answer = await get(path, {}, method);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject(SECURITY_HEADERS);
    });
  });

  describe('caching', () => {
    it.each([
      ['/assets/app-abc123.js', 'public, max-age=31536000, immutable'],
      ['/', 'no-cache'],
      ['/explore', 'no-cache'],
      ['/service-worker.js', 'no-cache'],
    ])('of %s is %s', async (path, caching) => {
      expect((await get(path)).headers['cache-control']).toBe(caching);
    });

    it.each(['/', '/explore', TEAL, '/clip.mp4', '/assets/app-abc123.js'])(
      'sends %s once to who keeps it',
      async (path) => {
        const { etag = '' } = (await get(path)).headers;
        expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
        const again = await get(path, { 'if-none-match': etag });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        expect(again.headers).toMatchObject(SECURITY_HEADERS);
        expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
      },
    );
  });

  describe('the tags of a link', () => {
    it('tell of its palette, and elsewhere of the product', async () => {
      const [link, other] = [(await get(TEAL)).body.toString(), (await get('/explore')).body.toString()];
      expect(link).toContain('<title>Teal: a palette of 3 colors · Hueloom</title>');
      expect(link).toMatch(/og:image" content="[^"]*\/functions\/v1\/link-preview\?c=0d9488-f5f5f4-1c1917"/);
      expect(other).toContain('<title>Hueloom</title>');
      expect(other).toMatch(/og:image" content="https?:\/\/[^/"]+\/icons\/preview\.png"/);
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
      expect(answer.headers).toMatchObject(SECURITY_HEADERS);
      expect(answer.body).toEqual(MOVIE.subarray(start, end + 1));
    });

    it.each(['bytes=256-', 'bytes=-0'])('%s is not there', async (range) => {
      const answer = await get('/clip.mp4', { range });
      expect([answer.status, answer.headers['content-range']]).toEqual([416, 'bytes */256']);
      expect(answer.headers).toMatchObject(SECURITY_HEADERS);
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
};
