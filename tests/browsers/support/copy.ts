import { expect } from 'vitest';
import type { Page } from './page';

export const isInCharge = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Stays until the copy of the app is whole and its worker answers for the network. */
export const keepCopy = async (page: Page): Promise<void> => {
  await page.goTo('/');
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? null);
  await expect.poll(state, { timeout: 60_000 }).toBe('activated');
  await page.tab.reload();
  await expect.poll(() => isInCharge(page)).toBe(true);
};
