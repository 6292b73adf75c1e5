import { button, chooseAccount, newEmail } from './account';
import { hexes, panel, tool } from './builderParts';
import { bands, cells, columns, gallery, open, picker, TEAL } from './imagePage';
import { expect, test } from './page';

test.use({ serviceWorkers: 'allow' });

/** What only says that there is no network. */
const isNetworkError = (complaint: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/.test(complaint);

test('after one visit the builder and the reading of pictures need no network; nothing of an account is kept for days; a sign-in is answered once, also where the copy stands before the pages', async ({
  page,
  context,
  complaints,
  baseURL,
}) => {
  test.slow();
  const picture = await bands('bands.png');
  await page.goto('/');
  const isCopyWhole = () =>
    page.evaluate(async () => {
      const script = await (await fetch('/service-worker.js')).text();
      const files = [...script.matchAll(/url: ?"(assets\/[^"]+)"/g)].map(([, file]) => `/${file}`);
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const kept = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
      return files.length > 0 && files.every((file) => kept.has(file));
    });
  await expect.poll(isCopyWhole, { timeout: 60_000 }).toBe(true);

  await test.step('without a network palettes are built and pictures read', async () => {
    // Pages, their workers and the worker of the copy are all cut off.
    await context.setOffline(true);
    await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal');
    await expect(hexes(page).first()).toHaveAccessibleName(`Copy ${TEAL}`);
    expect(await page.evaluate(() => navigator.onLine)).toBe(false);
    for (const name of ['Color values', 'Palette adjustments', 'Contrast matrix', 'Pairings']) {
      await expect(panel(page, name).getByRole('button').first()).toBeVisible();
    }
    await tool(page, /^Generate/).click();
    await expect(hexes(page).first()).not.toHaveAccessibleName(`Copy ${TEAL}`);

    await open(page);
    await picker(page).setInputFiles(picture);
    await expect(columns(page)).toHaveCount(3);
    await expect(cells(page).first()).toBeVisible();
    await page.reload();
    await expect(gallery(page).first()).toBeVisible();

    // Pictures of the gallery are still asked for, and each that fails complains: none may do so after this step.
    // Playwright misses the end of a worker's script now and then.
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);
    const others = complaints.splice(0).filter((complaint) => !isNetworkError(complaint));
    expect(others).toEqual([]);
  });

  await test.step('back on the network, the copy stands before the pages', async () => {
    await context.setOffline(false);
    await page.goto('/explore');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  });

  await test.step('nothing of an account is kept', async () => {
    await page.waitForLoadState('networkidle', { timeout: 20_000 }).catch(() => undefined);

    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/index.html');
    expect(
      kept.filter((path) => !/^\/(assets|icons)\/|^\/(index\.html|theme\.js|preload\.js)$/.test(path)),
    ).toEqual([]);
  });

  await test.step('a sign-in is answered once', async () => {
    const [registration] = page.context().serviceWorkers();
    expect(registration?.url()).toBe(`${baseURL}/service-worker.js`);
    // A page that is asked for twice is a sign-in that is used up before it arrives.
    expect(
      await page.evaluate(async () => {
        const { navigationPreload } = await navigator.serviceWorker.ready;
        return (await navigationPreload.getState()).enabled;
      }),
    ).toBe(false);
    await button(page, 'Sign in').click();
    await chooseAccount(page, newEmail('copy'));
    await page.reload();
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  });
});
