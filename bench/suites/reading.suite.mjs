// The cost of reading every pixel: in its worker, from the file to palette and swatches, compared with the browser's bare
// decoding, in Chromium on the production build. The suite extraction measures until swatches are painted.
import { decodeChosenFile, serveBareDecode } from '../pages/bareDecode.mjs';
import { openBrowser } from '../pages/browser.mjs';
import { openImagePage } from '../pages/imagePage.mjs';
import { makeOtherFormats, makePictures, pictureFolder } from '../pages/pictures.mjs';
import { installProbe, isSettled, readProbe, refuseCookies, startProbe } from '../pages/probe.mjs';
import { startServer } from '../pages/server.mjs';

/** @typedef {import('playwright').Browser} Browser */

const VISITS = 3;
/** The first reading of a picture warms up its page. */
const ROUNDS = 2;
/** The one picture that is also read in strips, as in browsers without an image decoder. */
const IN_STRIPS = 'jpeg, 12 MP';
/** Megapixels of the JPEG files. */
const SIZES = [12, 16, 24, 50];
/** What the product does; the other ways are the browser's alone. */
const OURS = new Set(['file to palette and swatches', 'the same in strips']);
/** Relative to the time that decoding the same file to a bitmap takes. */
const GOALS = [
  ...SIZES.map((megapixels) => ({ title: `jpeg, ${megapixels} MP`, atMost: 1 })),
  { title: 'png, 12 MP', atMost: 1.3 },
  { title: 'png of 256 colors, 12 MP', atMost: 1.3 },
  { title: 'webp, 12 MP', atMost: 1.3 },
];

/** @param {Browser} browser @param {string} origin */
const openBare = async (browser, origin) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(origin, { waitUntil: 'networkidle' });
  return page;
};

/** @param {Browser} browser @param {string} origin @param {boolean} hasDecoder */
const openApp = async (browser, origin, hasDecoder) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  if (!hasDecoder) {
    // Scripts of all workers pass here; those other than the extractor's never use what is removed.
    await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `delete globalThis.ImageDecoder;${await response.text()}` });
    });
  }
  await page.addInitScript(refuseCookies);
  await page.addInitScript(installProbe, false);
  await openImagePage(page, origin);
  return page;
};

/** @param {import('playwright').Page} page @param {string} file */
const extract = async (page, file) => {
  await page.evaluate(startProbe);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForFunction(isSettled, undefined, { timeout: 60_000, polling: 250 });
  return (await page.evaluate(readProbe)).worker?.totalMs ?? Number.NaN;
};

/**
 * @typedef {object} Pages
 * @property {import('playwright').Page} bare
 * @property {import('playwright').Page} planes
 * @property {import('playwright').Page | null} strips for the one picture that is also read in strips
 */

/**
 * One way after the other, so that a busy moment of the machine affects all. @param {Pages} pages @param {string} file
 */
const measureRound = async ({ bare, planes, strips }, file) => ({
  bitmap: await bare.evaluate(decodeChosenFile, false),
  'planes decoded and copied': await bare.evaluate(decodeChosenFile, true),
  'file to palette and swatches': await extract(planes, file),
  ...(strips && { 'the same in strips': await extract(strips, file) }),
});

/**
 * @param {import('../suite').Bench} bench
 * @param {Pages} pages
 * @param {{ title: string, file: string }} picture
 * @param {number} block
 */
const readPicture = async ({ check, record, step }, pages, { title, file }, block) => {
  await pages.bare.locator('input').setInputFiles(file);
  for (let round = 0; round < ROUNDS; round++) {
    step(`visit ${block + 1}: ${title}, round ${round + 1} of ${ROUNDS}`);
    const measured = await measureRound(pages, file);
    for (const [way, ms] of Object.entries(measured)) {
      check(`${title}: ${way} was timed`, ms > 0);
      const limit = `${title}: bitmap`;
      record(
        {
          name: `${title}: ${way}`,
          group: title,
          unit: 'ms',
          better: 'less',
          clock: 'wall',
          ...(OURS.has(way) ? { limit } : { isPeer: true }),
        },
        round === 0 ? [] : [ms],
        { block, warmUp: round === 0 ? [ms] : [] },
      );
    }
  }
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'reading',
  group: 'pages',
  title: 'Every pixel of a picture in its worker, beside the decoding alone, in Chromium',
  processes: { full: 2, quick: 0 },
  visits: { full: VISITS, quick: 0 },
  seconds: { full: 75, quick: 0 },
  goals: GOALS.map(({ title, atMost }) => ({
    id: 'F-3',
    text: `${title}: file to palette ≤ ${atMost} × a bitmap`,
    figure: `${title}: file to palette and swatches`,
    over: `${title}: bitmap`,
    atMost,
  })),
  run: async (bench) => {
    const { onEnd, step, subject } = bench;
    step('pictures are made where they are not there yet');
    const folder = pictureFolder();
    const pictures = [...(await makePictures(folder, SIZES)), ...(await makeOtherFormats(folder))];
    const bareServer = await serveBareDecode();
    onEnd(bareServer.close);
    const app = await startServer(subject);
    onEnd(app.close);
    const browser = await openBrowser(bench);
    for (let block = 0; block < VISITS; block++) {
      const bare = await openBare(browser, bareServer.origin);
      // The plan's daily limit of pictures would not suffice for all.
      const visitors = [await openApp(browser, app.origin, true), await openApp(browser, app.origin, true)];
      const withoutDecoder = await openApp(browser, app.origin, false);
      for (const [at, { megapixels, format, file }] of pictures.entries()) {
        const title = `${format}, ${megapixels} MP`;
        const planes = visitors[at % visitors.length] ?? withoutDecoder;
        const strips = title === IN_STRIPS ? withoutDecoder : null;
        await readPicture(bench, { bare, planes, strips }, { title, file }, block);
      }
      for (const page of [bare, withoutDecoder, ...visitors]) await page.context().close();
    }
  },
};
