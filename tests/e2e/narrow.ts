import type { Page } from '@playwright/test';
import { expect } from './page';

/** Nothing runs out of the page at its side, also on the narrowest of phones. The page has its width again after. */
export const expectFitAt320 = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  if (before) await page.setViewportSize(before);
};
