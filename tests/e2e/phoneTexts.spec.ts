import { signInByHttp } from './accountByHttp';
import { expect, test } from './page';

test('a long address is read as a whole in the settings @phone-only', async ({ page }) => {
  const email = `somebody-who-likes-long-names-${Date.now()}@a-company-of-much-length.example.com`;
  await signInByHttp(page.context(), email);
  await page.goto('/settings');
  const cut = await page
    .getByRole('main')
    .getByText(email)
    .evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(cut).toBe(0);
});

test('links in legal texts are higher than their lines for a thumb @phone-only', async ({ page }) => {
  for (const path of ['/privacy-policy', '/cookies', '/terms']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const link of await page.getByRole('main').locator('p a, li a').all())
      expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(24);
  }
});
