// Extraction measured where it counts: in Chromium, on the production build, from the chosen file to painted swatches.
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tests/setup/chromium.mjs';
import { startServer } from './server.mjs';
import { serveBareDecode, visitBareDecode } from './bareDecode.mjs';
import { makePictures } from './pictures.mjs';
import { installProbe, isSettled, readProbe, refuseCookies, startProbe } from './probe.mjs';
import { median, saveReport } from '../report.mjs';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** The goal for the way from the file to palette and swatches, as a multiple of the bare decode. */
const decodeMultiple = (/** @type {number} */ megapixels) => (megapixels < 24 ? 1.3 : 1.2);

const folder = process.env['HUELOOM_MEDIA'] ?? 'src/samples/pictures';
if (!process.env['HUELOOM_MEDIA'])
  console.log('HUELOOM_MEDIA is unset: measuring with the built-in pictures.');
const pictures = await makePictures(folder, 'node_modules/.cache/hueloom-bench');

const decodePage = await serveBareDecode();
const app = await startServer();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: await ensureChromium() });

/**
 * @param {import('playwright').Page} page
 * @param {string} file
 */
const extract = async (page, file) => {
  await page.evaluate(startProbe);
  await page.locator('input[type=file]').first().setInputFiles(file);
  // Asking at every frame, as Playwright would, takes from the very core that decodes.
  await page.waitForFunction(isSettled, undefined, { timeout: 60_000, polling: 250 });
  return page.evaluate(readProbe);
};

/**
 * Two pictures in a new visit, so that storage, caches and the daily limit start fresh: the first one finds code that
 * the browser has hardly run yet, the second is what every further one costs.
 * @param {string} file
 * @param {boolean} isWatchingFrames
 */
const visit = async (file, isWatchingFrames) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(refuseCookies);
  await page.addInitScript(installProbe, isWatchingFrames);
  await page.goto(`${app.origin}/image-to-palette`, { waitUntil: 'networkidle' });
  const first = await extract(page, file);
  const next = await extract(page, file);
  await context.close();
  return { first, next };
};

const rows = [];
for (const { megapixels, file } of pictures) {
  const bareVisits = [];
  const visits = [];
  const watchedVisits = [];
  // Interleaved, so that a busy moment of the machine weighs on both sides alike.
  for (let run = 0; run < RUNS; run++) {
    bareVisits.push(await visitBareDecode(browser, decodePage.origin, file));
    visits.push(await visit(file, false));
    watchedVisits.push(await visit(file, true));
  }
  for (const order of /** @type {const} */ (['first', 'next'])) {
    const runs = visits.map((pair) => pair[order]);
    const watched = watchedVisits.map((pair) => pair[order]);
    // The first picture of a visit against the first decode of one: a browser's code and memory are cold for both.
    const decodes = bareVisits.map((pair) => pair[order]);
    const decodeMs = median(decodes);
    const readMs = median(runs.map((run) => run.worker?.totalMs ?? Number.NaN));
    rows.push({
      megapixels,
      order,
      decodeMs,
      readMs,
      // Against a page where nothing else happens, and against the decoding of the same run.
      ofBareDecode: readMs / decodeMs,
      multiple: median(runs.map(({ worker }) => (worker ? worker.totalMs / worker.decodeMs : Number.NaN))),
      goal: decodeMultiple(megapixels),
      paintedMs: median(runs.map((run) => run.totalMs)),
      longestTaskMs: Math.max(...[...runs, ...watched].map((run) => run.longestTaskMs)),
      longTasks: [...runs, ...watched].reduce((sum, run) => sum + run.longTasks, 0),
      readingGapMs: median(watched.map((run) => run.readingGapMs)),
      paintingGapMs: median(watched.map((run) => run.paintingGapMs)),
      runs,
      watched,
      decodes,
    });
  }
}
await browser.close();
decodePage.close();
await app.close();

console.table(
  rows.map((row) => ({
    MP: row.megapixels,
    picture: row.order,
    'bare decode ms': row.decodeMs.toFixed(0),
    'file read ms': row.readMs.toFixed(0),
    'x bare': `${row.ofBareDecode.toFixed(2)} (${row.ofBareDecode <= row.goal ? 'met' : 'missed'} ${row.goal})`,
    'x own decode': row.multiple.toFixed(2),
    'painted ms': row.paintedMs.toFixed(0),
    'longest task ms': row.longestTaskMs.toFixed(0),
    'tasks > 50 ms': row.longTasks,
    'frame gap, reading': row.readingGapMs.toFixed(1),
    'frame gap, painting': row.paintingGapMs.toFixed(1),
  })),
);
await saveReport('ui', { runs: RUNS, rows });
