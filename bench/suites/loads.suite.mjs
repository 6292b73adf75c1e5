// The longest task of each page's load, of a way from page to page and of the heaviest actions, in Chromium: as the machine
// is, and with its processor four times as slow. What takes longer than 50 ms is named by script and function.
import { openBareBrowser } from '../pages/bareBrowser.mjs';
import { describeLongTasks, takeLongTasks, watchLongTasks } from '../pages/longTasks.mjs';
import { makePictures, pictureFolder } from '../pages/pictures.mjs';
import { refuseCookies } from '../pages/probe.mjs';
import { startServer } from '../pages/server.mjs';

/** @typedef {import('../pages/bareBrowser.mjs').BarePage} Page */

const SPEEDS = /** @type {const} */ ([
  { name: 'plain', rate: 1, ofLoads: 50 },
  { name: '4 × slower', rate: 4, ofLoads: 150 },
]);
const VISITS = { full: 6, quick: 1 };
const ACTION_MS = 50;
const ROUTES = ['/', '/palette-builder', '/image-to-palette', '/video-to-palette', '/explore'];
/** What follows a load or an action without being asked for is over by then. */
const QUIET_MS = 1200;

/** Runs in the page before anything else: counts what it has asked for, and when it last did. */
const watchRequests = () => {
  Object.assign(window, { benchLoadedAt: Infinity });
  new PerformanceObserver(() => Object.assign(window, { benchLoadedAt: performance.now() })).observe({
    entryTypes: ['navigation', 'resource'],
  });
};

/** Until nothing has been loaded for so long, and nothing follows any more. @param {Page} page */
const rest = (page) =>
  page.until(
    `document.readyState === 'complete' && performance.now() > Math.max(window.benchLoadedAt, window.benchActedAt ?? 0) + ${QUIET_MS}`,
  );

/** @param {string} picture @returns {{ name: string, open: string, act: (page: Page) => Promise<void> }[]} */
const actionsWith = (picture) => [
  {
    name: 'from home to the builder',
    open: '/',
    act: (page) => page.click('header a[href="/palette-builder"]'),
  },
  {
    name: 'from the builder to explore',
    open: '/palette-builder',
    act: (page) => page.click('header a[href="/explore"]'),
  },
  { name: 'generate', open: '/palette-builder', act: (page) => page.pressSpace() },
  {
    name: 'first picture, 12 MP',
    open: '/image-to-palette',
    act: async (page) => {
      await page.chooseFile('input[type=file]', picture);
      await page.until("document.querySelectorAll('button[aria-pressed]').length > 150");
    },
  },
];

/**
 * @param {import('../pages/bareBrowser.mjs').BareBrowser} browser
 * @param {number} slowdown how many times as slow the processor is
 * @param {string} address
 * @param {((page: Page) => Promise<void>) | null} act null where the load itself is meant
 */
const visit = async (browser, slowdown, address, act) => {
  const scripts = [refuseCookies, watchLongTasks, watchRequests];
  const page = await browser.visit({ width: 1440, height: 900, slowdown, scripts });
  const take = `(${takeLongTasks.toString()})()`;
  await page.goTo(address);
  await page.until(`location.href !== 'about:blank' && 'benchLongTasks' in window`);
  await rest(page);
  if (act) {
    await page.evaluate(take);
    await act(page);
    await page.evaluate('void Object.assign(window, { benchActedAt: performance.now() })');
    await rest(page);
  }
  const seen = describeLongTasks(await page.evaluate(take));
  await page.close();
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
    const browser = await openBareBrowser(bench);
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
