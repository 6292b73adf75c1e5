import { setTimeout } from 'node:timers/promises';

import { longFilm } from './films.mjs';
import { rangeOf, residentMegabytes } from './memory.mjs';

const SAMPLE_MS = 2000;
const EVERY_SECOND = /** @type {const} */ ({ kind: 'interval', seconds: 1 });

/**
 * Start, giving up and memory of a film of many minutes, read at one frame a second as fast as the machine can.
 * @param {import('playwright').Browser} browser
 * @param {() => Promise<import('playwright').Page>} openPage
 * @param {string} minutePath
 * @param {number} minutes
 */
export const measureLong = async (browser, openPage, minutePath, minutes) => {
  const film = await longFilm(minutePath, minutes);
  const page = await openPage();
  await page.setInputFiles('input', film);
  const stopped = await page.evaluate((capture) => window.videoBench.extract(capture, 20), EVERY_SECOND);
  const workersAfterStop = page.workers().length;

  const session = await browser.newBrowserCDPSession();
  /** @type {import('./memory.mjs').Sample[]} */
  const samples = [];
  const whole = page.evaluate((capture) => window.videoBench.extract(capture), EVERY_SECOND);
  const over = whole.then(() => true);
  do {
    const readSeconds = await page.evaluate(() => window.videoBench.readSeconds());
    const sample = { readSeconds, ...(await residentMegabytes(session)) };
    samples.push(sample);
    console.log(Object.fromEntries(Object.entries(sample).map(([name, value]) => [name, Math.round(value)])));
  } while (!(await Promise.race([setTimeout(SAMPLE_MS, false), over])));
  const { ms, firstMs, frames } = await whole;
  const figures = {
    minutes,
    firstFrameMs: Math.round(stopped.firstMs),
    firstFrameAgainMs: Math.round(firstMs),
    giveUpMs: Math.round(stopped.stopMs),
    workersAfterStop,
    frames,
    seconds: Math.round(ms / 1000),
    timesRealTime: Math.round((minutes * 60_000) / ms),
    rendererMegabytes: rangeOf(samples, 'renderers'),
    browserMegabytes: rangeOf(samples, 'all'),
    longestTaskMs: Math.max(0, ...(await page.evaluate(() => window.videoBench.longTasks))),
  };
  await page.close();
  return figures;
};
