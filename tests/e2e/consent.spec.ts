import { CONSENT_KEY } from '../../src/domain/consent';
import { give } from './builderParts';
import { bands, columns, open, upload } from './imagePage';
import { expect, test } from './page';

test.use({ isFirstVisit: true });

test('a first visit loads nothing of others and sets no cookie, whatever is answered [G-14]', async ({
  page,
  context,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(url)) foreign.push(url);
  });
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookie settings' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  const record: unknown = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null'),
    CONSENT_KEY,
  );
  expect(record).toMatchObject({ necessary: true, analytics: true, marketing: true, preferences: true });
});

test('the banner covers nothing that cannot be scrolled into view above it; rejecting clears the cookies of what is refused, and the settings open again [G-16] @phone', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies(
    ['_ga', '_fbp', 'keep-me'].map((name) => ({ name, value: '1', url: baseURL ?? '' })),
  );
  await page.goto('/cookies');
  const banner = page.getByRole('region', { name: 'Cookie settings' });
  await test.step('whatever is under the banner can be scrolled above it', async () => {
    await expect(banner).toBeVisible();
    const last = page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Terms' });
    await expect
      .poll(async () => {
        // The page makes room for the banner a moment after it is there.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        const [link, over] = await Promise.all([last.boundingBox(), banner.boundingBox()]);
        return link !== null && over !== null && link.y + link.height <= over.y;
      })
      .toBe(true);
    const height = (await banner.boundingBox())?.height ?? Infinity;
    expect(height).toBeLessThan(250);
  });

  await test.step('rejecting clears the cookies of what is refused', async () => {
    await banner.getByRole('button', { name: 'Reject all' }).click();
    await expect(banner).toBeHidden();
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['keep-me']);
    await page.getByRole('article').getByRole('button', { name: 'Cookie Settings' }).click();
    await expect(banner).toBeFocused();
  });
});

test('Tab reaches the banner right after the way to the content, and leads on into the page; Shift+Tab leads back', async ({
  page,
}) => {
  await page.goto('/');
  const banner = page.getByRole('region', { name: 'Cookie settings' });
  await expect(banner).toBeVisible();
  const answers = ['Reject all', 'Accept all', 'Choose'].map((name) =>
    banner.getByRole('button', { name, exact: true }),
  );
  const stops = [
    page.getByRole('link', { name: 'Skip to content' }),
    banner.getByRole('link', { name: 'Cookie policy' }),
    ...answers,
    page.getByRole('banner').getByRole('link').first(),
  ];
  for (const stop of stops) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await expect(banner.getByRole('button', { name: 'Choose', exact: true })).toBeFocused();
});

test('on a phone the banner waits while a dialog is open, whose whole height it leaves free [G-14] @phone-only', async ({
  page,
}) => {
  await page.goto('/palette-builder');
  const banner = page.getByRole('region', { name: 'Cookie settings' });
  await expect(banner).toBeVisible();
  await give(page, 'Import palette');
  const dialog = page.getByRole('dialog', { name: 'Import palette' });
  await dialog.getByRole('textbox').fill('#264653 #2A9D8F #E9C46A');
  await expect(banner).toBeHidden();
  const use = dialog.getByRole('button', { name: 'Use 3 colors' });
  await expect(use).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await dialog.boundingBox())?.height ?? 0).toBeGreaterThan(420);
  await page.keyboard.press('Escape');
  await expect(banner).toBeVisible();
});

test('on a phone the bottom bar with the way on stands over the banner, not under it @phone-only', async ({
  page,
}) => {
  await open(page);
  await upload(page, await bands('bands.png'));
  await expect(columns(page)).toHaveCount(3);
  const banner = page.getByRole('region', { name: 'Cookie settings' });
  await expect(banner).toBeVisible();
  const on = page.getByRole('button', { name: 'Open in builder' }).last();
  await expect
    .poll(async () => {
      const [button, over] = await Promise.all([on.boundingBox(), banner.boundingBox()]);
      return button !== null && over !== null && button.y + button.height <= over.y;
    })
    .toBe(true);
});
