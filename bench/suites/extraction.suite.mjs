// Extraction measured where it counts: in Chromium, on the production build, from the chosen file to painted swatches.
import { serveBareDecode, visitBareDecode } from '../pages/bareDecode.mjs';
import { openBrowser, recordRenderers } from '../pages/browser.mjs';
import { openImagePage } from '../pages/imagePage.mjs';
import { NO_LONG_TASK } from '../pages/noLongTask.mjs';
import { makePictures, pictureFolder, SIZES } from '../pages/pictures.mjs';
import { installProbe, isSettled, readProbe, refuseCookies, startProbe } from '../pages/probe.mjs';
import { startServer } from '../pages/server.mjs';

/** @typedef {import('../suite').Bench} Bench */
/** @typedef {ReturnType<typeof readProbe>} Reading */

const VISITS = { full: 6, quick: 2 };
/** The sizes on either side of 24 megapixels; the cost of reading them has its own suite. */
const MEASURED = SIZES.filter((megapixels) => megapixels !== 24);
/** Megapixels of the picture whose visits are checked for gaps between frames: no goal is set for those. */
const WATCHED = 12;
const WATCHED_VISITS = 2;
const ORDERS = /** @type {const} */ (['first', 'next']);

/** @param {import('playwright').Page} page @param {string} file */
const extract = async (page, file) => {
  await page.evaluate(startProbe);
  await page.locator('input[type=file]').first().setInputFiles(file);
  // Polling at every frame, Playwright's default, would take time from the core that decodes.
  await page.waitForFunction(isSettled, undefined, { timeout: 60_000, polling: 250 });
  return page.evaluate(readProbe);
};

/**
 * Two pictures in a new visit, so that storage, caches and the daily limit start fresh: the first one runs code that is
 * hardly compiled yet, the second shows the cost of every further one.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} file
 * @param {boolean} isWatchingFrames
 * @param {() => Promise<void>} [onRead]
 */
const visit = async (browser, origin, file, isWatchingFrames, onRead) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(refuseCookies);
  await page.addInitScript(installProbe, isWatchingFrames);
  await openImagePage(page, origin);
  const first = await extract(page, file);
  const next = await extract(page, file);
  await onRead?.();
  await context.close();
  return { first, next };
};

/**
 * @param {Bench} bench
 * @param {string} title of the picture
 * @param {number} block
 * @param {Reading} reading
 */
const recordReading = ({ record, check }, title, block, { worker, totalMs, longestTaskMs, longTasks }) => {
  check('the page tells how long its worker took', worker !== undefined && worker.decodeMs > 0);
  const kind = /** @type {const} */ ({ group: title, unit: 'ms', better: 'less', clock: 'wall' });
  const limit = `${title}: bare decode`;
  record({ ...kind, name: `${title}: file read`, limit }, [worker?.totalMs ?? Number.NaN], { block });
  record({ ...kind, name: `${title}: decoding in it` }, [worker?.decodeMs ?? Number.NaN], { block });
  record({ ...kind, name: `${title}: painted`, limit }, [totalMs], { block });
  record({ ...kind, ...NO_LONG_TASK, name: `${title}: longest task` }, [longestTaskMs], { block });
  record({ ...kind, name: `${title}: tasks over 50 ms`, unit: '1', clock: 'none' }, [longTasks], { block });
};

/** @param {Bench} bench @param {string} title @param {number} block @param {Reading} reading */
const recordFrames = ({ record }, title, block, { readingGapMs, paintingGapMs }) => {
  const kind = /** @type {const} */ ({
    group: `${title}, frames`,
    unit: 'ms',
    better: 'less',
    clock: 'wall',
  });
  record({ ...kind, name: `${title}: longest gap while reading` }, [readingGapMs], { block });
  record({ ...kind, name: `${title}: longest gap while painting` }, [paintingGapMs], { block });
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'extraction',
  group: 'pages',
  title: 'From a chosen picture to painted swatches, in Chromium',
  processes: { full: 1, quick: 1 },
  visits: VISITS,
  seconds: { full: 110, quick: 14 },
  goals: MEASURED.flatMap((megapixels) =>
    ORDERS.map((order) => ({
      id: 'F-4',
      text: `${megapixels} MP, ${order} picture: longest task ≤ 50 ms`,
      figure: `${megapixels} MP, ${order}: longest task`,
      atMost: 50,
    })),
  ),
  run: async (bench) => {
    const { isQuick, onEnd, record, step, subject } = bench;
    const pictures = await makePictures(pictureFolder(), isQuick ? [12] : MEASURED);
    const bare = await serveBareDecode();
    onEnd(bare.close);
    const app = await startServer(subject);
    onEnd(app.close);
    const browser = await openBrowser(bench);
    for (const { megapixels, file } of pictures) {
      // Interleaved, so that a busy moment of the machine affects both sides equally.
      for (let block = 0; block < VISITS[isQuick ? 'quick' : 'full']; block++) {
        step(`${megapixels} megapixels, visit ${block + 1}`);
        const decodes = await visitBareDecode(browser, bare.origin, file);
        const readings = await visit(browser, app.origin, file, false, () =>
          recordRenderers(bench, browser, `${megapixels} MP: renderers`, block),
        );
        const isWatched = megapixels === WATCHED && !isQuick && block < WATCHED_VISITS;
        const watched = !isWatched ? null : await visit(browser, app.origin, file, true);
        for (const order of ORDERS) {
          const title = `${megapixels} MP, ${order}`;
          // The first picture of a visit compared with its first decode: code and memory are cold for both.
          record(
            {
              name: `${title}: bare decode`,
              group: title,
              unit: 'ms',
              better: 'less',
              clock: 'wall',
              isPeer: true,
            },
            [decodes[order]],
            { block },
          );
          recordReading(bench, title, block, readings[order]);
          if (watched) recordFrames(bench, title, block, watched[order]);
        }
      }
    }
  },
};
