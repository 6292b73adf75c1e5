import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect } from './page';

const MEGABYTE = 1024 * 1024;

/** What all renderers hold, as the system counts it: the heap of the page knows nothing of bitmaps. */
const residentBytes = async (browser: Browser): Promise<number> => {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(
    renderers.map(async ({ id }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** The lowest of five samples a second apart: single ones catch what is about to be given back. */
export const residentMegabytes = async (page: Page, browser: Browser): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const samples: number[] = [];
  await expect(async () => {
    await session.send('HeapProfiler.collectGarbage');
    samples.push(await residentBytes(browser));
    expect(samples.length).toBeGreaterThanOrEqual(5);
  }).toPass({ intervals: [1_000] });
  await session.detach();
  return Math.min(...samples) / MEGABYTE;
};
