// What reading every pixel costs: from the chosen file to palette and swatches, beside what the browser needs for the
// decoding alone, in Chromium on the production build.
import { decodeChosenFile, serveBareDecode } from '../pages/bareDecode.mjs';
import { openBrowser } from '../pages/browser.mjs';
import { makeOtherFormats, makePictures, pictureFolder } from '../pages/pictures.mjs';
import { installProbe, isSettled, readProbe, refuseCookies, startProbe } from '../pages/probe.mjs';
import { startServer } from '../pages/server.mjs';

/** @typedef {import('playwright').Browser} Browser */

/** The first round warms each page up. */
const ROUNDS = 4;
/** Megapixels of the JPEG files. */
const SIZES = [12, 16, 24, 50];
/** Of the time that a bitmap of the same file takes. */
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
    // Scripts of workers all pass here; those that are not the extractor's do not miss what they never ask for.
    await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `delete globalThis.ImageDecoder;${await response.text()}` });
    });
  }
  await page.addInitScript(refuseCookies);
  await page.addInitScript(installProbe, false);
  await page.goto(`${origin}/image-to-palette`, { waitUntil: 'networkidle' });
  return page;
};

/** @param {import('playwright').Page} page @param {string} file */
const extract = async (page, file) => {
  await page.evaluate(startProbe);
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForFunction(isSettled, undefined, { timeout: 60_000, polling: 250 });
  return (await page.evaluate(readProbe)).worker?.totalMs ?? Number.NaN;
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'reading',
  group: 'pages',
  title: 'Every pixel of a picture, beside the decoding alone, in Chromium',
  processes: { full: 6, quick: 0 },
  seconds: { full: 90, quick: 0 },
  goals: GOALS.map(({ title, atMost }) => ({
    id: 'F-3',
    text: `${title}: file to palette ≤ ${atMost} × a bitmap`,
    figure: `${title}: file to palette and swatches`,
    over: `${title}: bitmap`,
    atMost,
  })),
  run: async (bench) => {
    const { check, onEnd, record, step, subject } = bench;
    const folder = pictureFolder();
    const pictures = [...(await makePictures(folder, SIZES)), ...(await makeOtherFormats(folder))];
    const bareServer = await serveBareDecode();
    onEnd(bareServer.close);
    const app = await startServer(subject);
    onEnd(app.close);
    const browser = await openBrowser(bench);
    for (const { megapixels, format, file } of pictures) {
      const title = `${format}, ${megapixels} MP`;
      const bare = await openBare(browser, bareServer.origin);
      const planes = await openApp(browser, app.origin, true);
      const strips = await openApp(browser, app.origin, false);
      await bare.locator('input').setInputFiles(file);
      /** @type {Record<string, number[]>} */
      const times = {};
      // One after the other, so that a busy moment of the machine weighs on all.
      for (let round = 0; round < ROUNDS; round++) {
        step(`${title}, round ${round + 1} of ${ROUNDS}`);
        const measured = {
          bitmap: await bare.evaluate(decodeChosenFile, false),
          'planes decoded and copied': await bare.evaluate(decodeChosenFile, true),
          'file to palette and swatches': await extract(planes, file),
          'the same in strips': await extract(strips, file),
        };
        for (const [name, ms] of Object.entries(measured)) (times[name] ??= []).push(ms);
      }
      for (const [name, [first = Number.NaN, ...others]] of Object.entries(times)) {
        check(
          `${title}: ${name} was timed`,
          others.every((ms) => ms > 0),
        );
        record(
          {
            name: `${title}: ${name}`,
            group: title,
            unit: 'ms',
            better: 'less',
            clock: 'wall',
            ...(name === 'bitmap' ? { isPeer: true } : { limit: `${title}: bitmap` }),
          },
          others,
          { warmUp: [first] },
        );
      }
      for (const page of [bare, planes, strips]) await page.context().close();
    }
  },
};
