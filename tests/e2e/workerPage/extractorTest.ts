import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { listenOnLoopback } from '../../../supabase/local/loopback.mjs';
import { ROOT } from '../../../supabase/local/paths.mjs';
import { readSite } from '../../../supabase/local/site.mjs';
import { createSiteHandler } from '../../../supabase/local/siteHandler.mjs';
import { test as base, expect } from '../page';
import type { Outcome } from './main';

/** Builds the bare page in a folder as the product is built, and serves it under the product's own policy. */
export const servePage = async (
  root: string,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> => {
  const folder = await mkdtemp(join(tmpdir(), 'hueloom-extractor-'));
  await build({
    configFile: `${ROOT}vite.config.ts`,
    root,
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  const { port, close } = await listenOnLoopback(0, createSiteHandler(await readSite(folder)));
  await rm(folder, { recursive: true });
  return { url: `http://localhost:${port}/`, close };
};

/** A page that holds nothing but the image extractor. */
export const test = base.extend<{ extractor: Page }, { extractorUrl: string }>({
  extractorUrl: [
    // Playwright reads the needed fixtures from the pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await servePage(fileURLToPath(new URL('.', import.meta.url)));
      await use(url);
      await close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  extractor: async ({ page, extractorUrl }, use) => {
    await page.goto(extractorUrl);
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
