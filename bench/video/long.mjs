import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

import { longFilm } from './films.mjs';

const MEGABYTE = 1024 * 1024;
/** Media time from which on memory has to stay as it is. */
const SETTLED_SECONDS = 600;
const SAMPLE_MS = 2000;
const EVERY_SECOND = /** @type {const} */ ({ kind: 'interval', seconds: 1 });

/**
 * What the renderers hold, and all processes of the browser together, as the system counts it: the heap of the page
 * knows nothing of frames.
 * @param {import('playwright').CDPSession} session
 */
const residentMegabytes = async (session) => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const sizes = await Promise.all(
    processInfo.map(async ({ id, type }) => {
      const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return { type, bytes: Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024 };
    }),
  );
  const sum = (/** @type {typeof sizes} */ of) =>
    of.reduce((total, { bytes }) => total + bytes, 0) / MEGABYTE;
  return { renderers: sum(sizes.filter(({ type }) => type === 'renderer')), all: sum(sizes) };
};

/** @typedef {{ readSeconds: number, renderers: number, all: number }} Sample */

/**
 * The range of a kind of memory, and how far it rises over what it was when it had settled.
 * @param {readonly Sample[]} samples
 * @param {'renderers' | 'all'} kind
 */
const rangeOf = (samples, kind) => {
  const sizes = samples.map((sample) => sample[kind]);
  // The first of them would be one peak or one dip.
  const early = sizes.slice(0, Math.ceil(sizes.length / 10)).toSorted((a, b) => a - b);
  const settled = early[Math.floor(early.length / 2)] ?? Number.NaN;
  const most = Math.max(...sizes);
  return {
    settled: Math.round(settled),
    least: Math.round(Math.min(...sizes)),
    most: Math.round(most),
    last: Math.round(sizes.at(-1) ?? Number.NaN),
    risePercent: Math.round((most / settled - 1) * 1000) / 10,
  };
};

/**
 * Start, giving up and memory of a film of many minutes, read at one frame a second as fast as the machine can.
 * @param {import('playwright').Browser} browser
 * @param {() => Promise<import('playwright').Page>} openPage
 * @param {string} minutePath
 * @param {number} minutes
 */
export const measureLong = async (browser, openPage, minutePath, minutes) => {
  const film = await longFilm(minutePath, 'avc', minutes);
  const page = await openPage();
  await page.setInputFiles('input', film);
  const stopped = await page.evaluate((capture) => window.videoBench.extract(capture, 20), EVERY_SECOND);
  const workersAfterStop = page.workers().length;

  const session = await browser.newBrowserCDPSession();
  /** @type {Sample[]} */
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
  const settled = samples.filter(({ readSeconds }) => readSeconds >= SETTLED_SECONDS);
  const figures = {
    minutes,
    firstFrameMs: Math.round(stopped.firstMs),
    firstFrameAgainMs: Math.round(firstMs),
    giveUpMs: Math.round(stopped.stopMs),
    workersAfterStop,
    frames,
    seconds: Math.round(ms / 1000),
    timesRealTime: Math.round((minutes * 60_000) / ms),
    rendererMegabytes: rangeOf(settled, 'renderers'),
    browserMegabytes: rangeOf(settled, 'all'),
    longestTaskMs: Math.max(0, ...(await page.evaluate(() => window.videoBench.longTasks))),
  };
  await page.close();
  return figures;
};
