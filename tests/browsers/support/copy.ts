import { expect } from 'vitest';
import type { Page } from './page';

export const isInCharge = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Stays until the copy of the app is whole and its worker answers for the network. */
export const keepCopy = async (page: Page): Promise<void> => {
  await page.goTo('/');
  const isWhole = () =>
    page.evaluate(async () => {
      const script = await (await fetch('/service-worker.js')).text();
      const files = [...script.matchAll(/url: ?"(assets\/[^"]+)"/g)].map(([, file]) => `/${file}`);
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      const kept = new Set(requests.flat().map(({ url }) => new URL(url).pathname));
      return files.length > 0 && files.every((file) => kept.has(file));
    });
  await expect.poll(isWhole, { timeout: 60_000 }).toBe(true);
  await page.tab.reload();
  await expect.poll(() => isInCharge(page)).toBe(true);
};
