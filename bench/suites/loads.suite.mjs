// The longest task of each page's load, of a way from page to page and of the heaviest actions, in Chromium: as the machine
// is, and with its processor four times as slow. What takes longer than 50 ms is named by script and function.
import { openBrowser } from '../pages/browser.mjs';
import { describeLongTasks, takeLongTasks, watchLongTasks } from '../pages/longTasks.mjs';
import { makePictures, pictureFolder } from '../pages/pictures.mjs';
import { refuseCookies } from '../pages/probe.mjs';
import { startServer } from '../pages/server.mjs';

/** @typedef {import('playwright').Page} Page */

const SPEEDS = /** @type {const} */ ([
  { name: 'plain', rate: 1, ofLoads: 50 },
  { name: '4 × slower', rate: 4, ofLoads: 150 },
]);
const VISITS = { full: 6, quick: 1 };
const ACTION_MS = 50;
const ROUTES = ['/', '/palette-builder', '/image-to-palette', '/video-to-palette', '/explore'];
/** What follows a load or an action without being asked for is over by then. */
const QUIET_MS = 700;

/** @param {Page} page */
const rest = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
};

/** @param {string} picture @returns {{ name: string, open: string, act: (page: Page) => Promise<void> }[]} */
const actionsWith = (picture) => [
  {
    name: 'from home to the builder',
    open: '/',
    act: (page) => page.locator('header a[href="/palette-builder"]').first().click(),
  },
  {
    name: 'from the builder to explore',
    open: '/palette-builder',
    act: (page) => page.locator('header a[href="/explore"]').first().click(),
  },
  { name: 'generate', open: '/palette-builder', act: (page) => page.keyboard.press('Space') },
  {
    name: 'first picture, 12 MP',
    open: '/image-to-palette',
    act: async (page) => {
      await page.locator('input[type=file]').first().setInputFiles(picture);
      await page.locator('button[aria-pressed]').nth(150).waitFor();
    },
  },
];

/**
 * @param {import('playwright').Browser} browser
 * @param {number} rate how many times as slow the processor is
 * @param {string} address
 * @param {((page: Page) => Promise<void>) | null} act null where the load itself is meant
 */
const visit = async (browser, rate, address, act) => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await page.addInitScript(refuseCookies);
  await page.addInitScript(watchLongTasks);
  await page.goto(address);
  await rest(page);
  if (act) {
    await page.evaluate(takeLongTasks);
    await act(page);
    await rest(page);
  }
  const seen = describeLongTasks(await page.evaluate(takeLongTasks));
  await context.close();
  return seen;
};

const LOADS = ROUTES.map((route) => ({ name: `load of ${route}`, open: route, act: null }));

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'loads',
  group: 'pages',
  title: 'The longest task of loads, ways and actions, also four times as slow, in Chromium',
  processes: { full: 1, quick: 0 },
  visits: VISITS,
  seconds: { full: 270, quick: 45 },
  goals: SPEEDS.flatMap(({ name: speed, ofLoads }) =>
    [
      ...LOADS.map(({ name }) => ({ name, atMost: ofLoads })),
      ...actionsWith('').map(({ name }) => ({ name, atMost: ACTION_MS })),
    ].map(({ name, atMost }) => ({
      id: 'F-4',
      text: `${name}, ${speed} ≤ ${atMost} ms`,
      figure: `${name}, ${speed}`,
      atMost,
    })),
  ),
  run: async (bench) => {
    const [picture] = await makePictures(pictureFolder(), [12]);
    const app = await startServer(bench.subject);
    bench.onEnd(app.close);
    const browser = await openBrowser(bench);
    const scenes = [...LOADS, ...actionsWith(picture?.file ?? '')];
    for (let block = 0; block < VISITS[bench.isQuick ? 'quick' : 'full']; block++) {
      for (const { name, open, act } of scenes) {
        for (const { name: speed, rate } of SPEEDS) {
          bench.step(`${name}, ${speed}, visit ${block + 1}`);
          const { longestMs, notes } = await visit(browser, rate, `${app.origin}${open}`, act);
          bench.record(
            {
              name: `${name}, ${speed}`,
              group: act ? `longest task of an action, ${speed}` : `longest task of a load, ${speed}`,
              unit: 'ms',
              better: 'less',
              clock: 'wall',
            },
            [longestMs],
            { block, notes },
          );
        }
      }
    }
  },
};
