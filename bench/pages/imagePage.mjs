/**
 * Opens the page that reads pictures and waits until it has drawn its gallery and its network is quiet, for ten seconds at
 * most: Playwright never hears of the end of some scripts of workers, which one visit in fifteen would wait for.
 * @param {import('playwright').Page} page
 * @param {string} origin
 */
export const openImagePage = async (page, origin) => {
  await page.goto(`${origin}/image-to-palette`, { waitUntil: 'load' });
  await page.getByRole('button', { name: /, by / }).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
};
