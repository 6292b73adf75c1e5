import type { Page } from '@playwright/test';

/** How many workers may read a picture at a time: the one that decodes it, and one beside it for each further core. */
export const mostReaders = async (page: Page): Promise<number> =>
  page.evaluate(() => Math.min(4, navigator.hardwareConcurrency));
