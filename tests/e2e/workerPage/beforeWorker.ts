import type { Page } from '@playwright/test';

/** Runs a script before that of the extractor's worker, from the next picture on. */
const beforeWorker = async (page: Page, script: string): Promise<void> => {
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${script};${await response.text()}` });
  });
  await page.reload();
};

/** The extractor's worker as in a browser that decodes pictures only to bitmaps. */
export const withoutImageDecoder = (page: Page): Promise<void> =>
  beforeWorker(page, 'delete globalThis.ImageDecoder');

/** As in Firefox, whose frames do not tell how a picture is turned; and whoever decodes one waits for ever. */
export const withUnturnedFrames = (page: Page): Promise<void> =>
  beforeWorker(
    page,
    'delete VideoFrame.prototype.rotation; ImageDecoder.prototype.decode = () => new Promise(() => undefined)',
  );
