import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../page';
import { servePage } from '../workerPage/extractorTest';

/** A page that holds nothing but the video extractor. */
export const test = base.extend<{ videos: Page }, { videosUrl: string }>({
  videosUrl: [
    // Playwright reads the needed fixtures from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await servePage(fileURLToPath(new URL('.', import.meta.url)));
      await use(url);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  videos: async ({ page, videosUrl }, use) => {
    await page.goto(videosUrl);
    await page.waitForFunction(() => 'videoPage' in window);
    await use(page);
  },
});

export { expect };
