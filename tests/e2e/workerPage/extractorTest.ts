import type { Page } from '@playwright/test';
import { test as base, expect } from '../page';
import type { Outcome } from './main';

/** A page that holds nothing but the image extractor. */
export const test = base.extend<{ extractor: Page }>({
  extractor: async ({ page }, use) => {
    await page.goto(`http://localhost:${process.env.E2E_IMAGES_PORT}/`);
    await page.waitForFunction(() => 'extractorPage' in window);
    await use(page);
  },
});

/** Reads one picture in the bare page. */
export const read = async (page: Page, bytes: Uint8Array, count = 5): Promise<Outcome> =>
  page.evaluate(([base64, wanted]) => window.extractorPage.read(base64, '', wanted), [
    Buffer.from(bytes).toString('base64'),
    count,
  ] as const);

export { expect };
