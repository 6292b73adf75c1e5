// A long film read at one frame per second as fast as the machine can: start, cancel and memory.
import { setTimeout } from 'node:timers/promises';
import { longFilm, drawnFilm, openStudio } from '../films/films.mjs';
import { MINUTES, rangeOf, recordRange, residentMegabytes } from '../films/memory.mjs';
import { serveBenchPage } from '../films/serveBenchPage.mjs';
import { openBrowser } from '../pages/browser.mjs';
import { NO_LONG_TASK } from '../pages/noLongTask.mjs';

const SAMPLE_MS = 1000;
const EVERY_SECOND = /** @type {const} */ ({ kind: 'interval', seconds: 1 });

/**
 * Whether workers end within a few seconds: the browser reports it with a delay. @param {import('playwright').Page}
 * page
 */
const hasNoWorker = async (page) => {
  for (let look = 0; look < 50 && page.workers().length > 0; look++) await setTimeout(100);
  return page.workers().length === 0;
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'long',
  group: 'films',
  title: `A film of ${MINUTES} minutes read without its page, in Chromium: start, giving up, memory`,
  processes: { full: 1, quick: 0 },
  seconds: { full: 75, quick: 0 },
  // `film` measures the same with its page.
  isLong: true,
  goals: [],
  run: async (bench) => {
    const browser = await openBrowser(bench);
    bench.step('the film is made where it is not there yet');
    const film = await longFilm(await drawnFilm(await openStudio(browser), 'avc'), MINUTES);
    const openPage = await serveBenchPage(bench, browser);
    const page = await openPage();
    await page.setInputFiles('input', film);
    const stopped = await page.evaluate((capture) => window.videoBench.extract(capture, 20), EVERY_SECOND);
    bench.check('no worker is left of a run that was given up', await hasNoWorker(page));

    const session = await browser.newBrowserCDPSession();
    /** @type {import('../films/memory.mjs').Sample[]} */
    const samples = [];
    const whole = page.evaluate((capture) => window.videoBench.extract(capture), EVERY_SECOND);
    const over = whole.then(() => true);
    do {
      const readSeconds = await page.evaluate(() => window.videoBench.readSeconds());
      samples.push({ readSeconds, ...(await residentMegabytes(session)) });
      bench.step(`${Math.round(readSeconds / 60)} of ${MINUTES} minutes`);
    } while (!(await Promise.race([setTimeout(SAMPLE_MS, false), over])));
    const { ms, firstMs, frames } = await whole;
    bench.check('there is a frame for every second', frames === MINUTES * 60);
    const kind = /** @type {const} */ ({ group: 'long film', unit: 'ms', better: 'less', clock: 'wall' });
    bench.record({ ...kind, name: 'first frame' }, [stopped.firstMs]);
    bench.record({ ...kind, name: 'first frame, again' }, [firstMs]);
    bench.record({ ...kind, name: 'given up' }, [stopped.stopMs]);
    bench.record({ ...kind, name: 'whole film' }, [ms]);
    bench.record({ ...kind, ...NO_LONG_TASK, name: 'longest task' }, [
      Math.max(0, ...(await page.evaluate(() => window.videoBench.longTasks))),
    ]);
    recordRange(bench, 'renderers', rangeOf(samples, 'renderers'));
    recordRange(bench, 'whole browser', rangeOf(samples, 'all'));
  },
};
