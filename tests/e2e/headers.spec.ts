import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from '../../supabase/local/paths.mjs';
import { SECURITY_HEADERS } from '../../supabase/edge/securityHeaders.mjs';
import { expect, test } from './page';

/** One path of each kind that the build and the backend answer, with the type and the status it has. */
const ANSWERS = [
  ['/', 200, 'text/html'],
  ['/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal', 200, 'text/html'],
  ['/theme.js', 200, 'text/javascript'],
  ['/service-worker.js', 200, 'text/javascript'],
  ['/manifest.webmanifest', 200, 'application/manifest+json'],
  ['/icons/icon-512.png', 200, 'image/png'],
  ['/functions/v1/link-preview?c=0d9488-f5f5f4-1c1917', 200, 'image/png'],
  ['/functions/v1/link-preview?c=none', 400, 'text/plain'],
  ['/assets/gone-abc123.js', 404, 'text/plain'],
  ['/gone.png', 404, 'text/plain'],
  ['/rest/v1/none', 401, 'application/json'],
  ['/auth/v1/none', 404, 'application/json'],
] as const;

test('every kind of answer carries the security headers', async ({ request }) => {
  const files = await readdir(join(DIST, 'assets'));
  const built = (pattern: RegExp, type: string) => {
    const file = files.find((name) => pattern.test(name));
    return [`/assets/${file ?? 'none'}`, 200, type] as const;
  };
  const rows = [
    ...ANSWERS,
    built(/^worker-.*\.js$/, 'text/javascript'),
    built(/\.wasm$/, 'application/wasm'),
    built(/\.css$/, 'text/css'),
    built(/\.woff2$/, 'font/woff2'),
  ];
  for (const [path, status, type] of rows) {
    const answer = await request.get(path, { headers: { accept: '*/*' } });
    expect.soft(answer.headers(), path).toMatchObject(SECURITY_HEADERS);
    expect
      .soft([answer.status(), answer.headers()['content-type']?.split(';')[0]], path)
      .toEqual([status, type]);
  }
});

test('the browser asks for the worker of the offline copy again each time', async ({ request }) => {
  const { 'cache-control': caching } = (await request.get('/service-worker.js')).headers();
  expect(caching).toBe('no-cache');
});
