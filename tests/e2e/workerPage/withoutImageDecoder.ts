import type { Page } from '@playwright/test';

/** The extractor's worker as in a browser that decodes pictures only to bitmaps. */
export const withoutImageDecoder = async (page: Page): Promise<void> => {
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `delete globalThis.ImageDecoder;${await response.text()}` });
  });
  await page.reload();
};
