// What reading every pixel costs: from the chosen file to palette and swatches, beside what the browser needs for the
// decoding alone, in Chromium on the production build.
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tests/setup/chromium.mjs';
import { median, saveReport } from '../report.mjs';
import { decodeChosenFile, serveBareDecode } from './bareDecode.mjs';
import { makeOtherFormats, makePictures } from './pictures.mjs';
import { installProbe, isSettled, readProbe, refuseCookies, startProbe } from './probe.mjs';
import { startServer } from './server.mjs';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 5);
/** Of the time that a bitmap of the same file takes. */
const GOALS = /** @type {const} */ ({ jpeg: 1, png: 1.3, webp: 1.3 });

const folder = process.env['HUELOOM_MEDIA'] ?? 'src/samples/pictures';
if (!process.env['HUELOOM_MEDIA'])
  console.log('HUELOOM_MEDIA is unset: measuring with the built-in pictures.');
const cache = 'node_modules/.cache/hueloom-bench';
const pictures = [
  ...(await makePictures(folder, cache, [12, 16, 24, 50])),
  ...(await makeOtherFormats(folder, cache)),
];

const decodePage = await serveBareDecode();
const app = await startServer();
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: await ensureChromium() });

const openBare = async () => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(decodePage.origin, { waitUntil: 'networkidle' });
  return page;
};

/** @param {boolean} hasDecoder */
const openApp = async (hasDecoder) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (!hasDecoder) {
    // Scripts of workers all pass here; those that are not the extractor's do not miss what they never ask for.
    await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `delete globalThis.ImageDecoder;${await response.text()}` });
    });
  }
  await page.addInitScript(refuseCookies);
  await page.addInitScript(installProbe, false);
  await page.goto(`${app.origin}/image-to-palette`, { waitUntil: 'networkidle' });
  return page;
};

/**
 * @param {import('playwright').Page} page
 * @param {string} file
 */
const extract = async (page, file) => {
  await page.evaluate(startProbe);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForFunction(isSettled, undefined, { timeout: 60_000, polling: 250 });
  return (await page.evaluate(readProbe)).worker?.totalMs ?? Number.NaN;
};

const rows = [];
for (const { megapixels, format, file } of pictures) {
  const bare = await openBare();
  const planes = await openApp(true);
  const strips = await openApp(false);
  await bare.locator('input').setInputFiles(file);
  /** @type {Record<'bitmap' | 'copied' | 'read' | 'inStrips', number[]>} */
  const times = { bitmap: [], copied: [], read: [], inStrips: [] };
  // One after the other, so that a busy moment of the machine weighs on all; the first round warms each up.
  for (let run = 0; run <= RUNS; run++) {
    const round = {
      bitmap: await bare.evaluate(decodeChosenFile, false),
      copied: await bare.evaluate(decodeChosenFile, true),
      read: await extract(planes, file),
      inStrips: await extract(strips, file),
    };
    if (run === 0) continue;
    for (const [name, ms] of Object.entries(round)) times[/** @type {keyof typeof times} */ (name)].push(ms);
  }
  for (const page of [bare, planes, strips]) await page.context().close();
  const goal = GOALS[/** @type {keyof typeof GOALS} */ (format)];
  const multiple = median(times.read) / median(times.bitmap);
  rows.push({ megapixels, format, goal, multiple, times });
  const ms = (/** @type {readonly number[]} */ values) => median(values).toFixed(0);
  console.log(
    `${megapixels} MP ${format}: bitmap ${ms(times.bitmap)} ms, planes copied ${ms(times.copied)}, ` +
      `read ${ms(times.read)} = ${multiple.toFixed(2)} x (${multiple <= goal ? 'met' : 'missed'} ${goal}), ` +
      `in strips ${ms(times.inStrips)}`,
  );
}
await browser.close();
decodePage.close();
await app.close();
await saveReport('reading', { runs: RUNS, rows });
