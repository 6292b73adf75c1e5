import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DIST } from '../../supabase/local/paths.mjs';
import { bands, gallery, open, upload } from './imagePage';
import { expect, test } from './page';

/** Thousand is 1000 here. */
const MOST_BYTES = 261_000;
/** Names of colors come once a palette is there to be named, the offline copy once the page is at rest. */
const LATER = /^\/assets\/(?:colornames|registerServiceWorker)/;

test('the page that reads pictures comes with 261 kB of JavaScript at most, its workers and its views counted', async ({
  page,
}) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js') && !LATER.test(pathname)) loaded.add(pathname);
  });
  await open(page);
  await expect(gallery(page).first()).toBeVisible();
  await upload(page, await bands('bands.png'));
  // The one that reads, and once the page is at rest the one that draws the views.
  const workers = () => [...loaded].filter((path) => path.startsWith('/assets/worker-'));
  await expect.poll(() => workers().length).toBe(2);
  // A worker asks for the modules that it imports after the page has asked for it: they are there once it draws.
  await expect(
    page.getByRole('region', { name: 'Views' }).getByRole('button', { name: 'Save as PNG' }),
  ).toBeEnabled();
  expect([...loaded]).toContainEqual(expect.stringMatching(/^\/assets\/ImageExtractionPage-/));

  const sizes = await Promise.all(
    [...loaded].map(async (path) => [gzipSync(await readFile(join(DIST, path))).length, path] as const),
  );
  const bytes = sizes.reduce((sum, [size]) => sum + size, 0);
  expect(bytes, sizes.toSorted(([a], [b]) => b - a).join('\n')).toBeLessThanOrEqual(MOST_BYTES);
});
