import type { Page } from '@playwright/test';
import { test as base, expect } from '../page';

/** A page that holds nothing but the video extractor. */
export const test = base.extend<{ videos: Page }>({
  videos: async ({ page }, use) => {
    await page.goto(`http://localhost:${process.env.E2E_FILMS_PORT}/`);
    await page.waitForFunction(() => 'videoPage' in window);
    await use(page);
  },
});

export { expect };
