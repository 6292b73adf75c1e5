/**
 * Opens the page that reads pictures and waits until its gallery is drawn and the network idle, ten seconds at most: in
 * one visit of fifteen Playwright never gets the event that a worker's script has loaded.
 * @param {import('playwright').Page} page
 * @param {string} origin
 */
export const openImagePage = async (page, origin) => {
  await page.goto(`${origin}/image-to-palette`, { waitUntil: 'load' });
  await page.getByRole('button', { name: /, by / }).first().waitFor();
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
};
