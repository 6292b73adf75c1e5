import { readdirSync } from 'node:fs';
import { test as bareTest } from '@playwright/test';
import { SECURITY_HEADERS } from '../../supabase/edge/securityHeaders.mjs';
import { DIST } from '../../supabase/local/paths.mjs';
import { expect, test } from './page';

/** The built file whose name fits, hash included. */
const assetPath = (name: RegExp): string => {
  const file = readdirSync(`${DIST}assets`).find((candidate) => name.test(candidate));
  if (!file) throw new Error(`The build has no ${name}`);
  return `/assets/${file}`;
};

const ANSWERS = [
  { what: 'the page', path: () => '/', status: 200, type: 'text/html; charset=utf-8' },
  { what: 'a deep address', path: () => '/palette-builder', status: 200, type: 'text/html; charset=utf-8' },
  {
    what: 'the worker',
    path: () => assetPath(/^worker-.*\.js$/),
    status: 200,
    type: 'text/javascript; charset=utf-8',
  },
  { what: 'the module', path: () => assetPath(/\.wasm$/), status: 200, type: 'application/wasm' },
  { what: 'a missing file', path: () => '/assets/gone.js', status: 404, type: 'text/plain; charset=utf-8' },
];

bareTest.describe('the built product', () => {
  for (const { what, path, status, type } of ANSWERS) {
    bareTest(`sends ${what} with its type and the security headers`, async ({ request }) => {
      const answer = await request.get(path());
      expect(answer.status()).toBe(status);
      expect(answer.headers()).toMatchObject({ ...SECURITY_HEADERS, 'content-type': type });
    });
  }

  bareTest('refuses a name that is not this machine', async ({ request }) => {
    const answer = await request.get('/', { headers: { host: 'evil.example' } });
    expect(answer.status()).toBe(403);
  });

  bareTest('has no way out of its folder', async ({ request }) => {
    for (const path of ['/%2e%2e/package.json', '/..%2fpackage.json', '/.inputs']) {
      const answer = await request.get(path);
      expect(answer.status(), path).toBe(404);
    }
  });
});

test('the policy of the page lets nothing be sent elsewhere, pictures included, and runs no script that arrives as text', async ({
  page,
  complaints,
}) => {
  await page.goto('/');
  const outcome = await page.evaluate(() =>
    fetch('https://example.com/', { method: 'POST', body: new Blob(['picture']) }).then(
      () => 'sent',
      (error: Error) => error.name,
    ),
  );
  expect(outcome).toBe('TypeError');
  await expect.poll(() => complaints.join()).toContain('policy: connect-src https://example.com/');
  const names = await page.evaluate(() => {
    const attempts: (() => void)[] = [
      () => {
        document.body.innerHTML = '<img src=x onerror="alert(1)">';
      },
      () => {
        // oxlint-disable-next-line no-implied-eval -- the attempt is the test
        setTimeout('alert(1)', 0);
      },
      () => {
        void new Worker(URL.createObjectURL(new Blob(['1'])));
      },
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'ran';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(names).toEqual(['TypeError', 'TypeError', 'TypeError']);
  complaints.length = 0;
});
