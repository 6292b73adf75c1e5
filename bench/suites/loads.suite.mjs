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
/** What follows a load or an action without being asked for is over by then. */
const QUIET_MS = 800;

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

/** @typedef {{ readonly name: string, readonly act: (page: Page) => Promise<void> }} Action */
/** @typedef {{ readonly route: string, readonly actions: readonly Action[] }} Visit a load, and what is done on the page after it */

/** @param {string} picture @returns {readonly Visit[]} */
const visitsWith = (picture) => [
  {
    route: '/',
    actions: [
      {
        name: 'from home to the builder',
        act: (page) => page.click('header a[href="/palette-builder"]'),
      },
    ],
  },
  {
    route: '/palette-builder',
    actions: [
      { name: 'generate', act: (page) => page.pressSpace() },
      { name: 'from the builder to explore', act: (page) => page.click('header a[href="/explore"]') },
    ],
  },
  {
    route: '/image-to-palette',
    actions: [
      {
        name: 'first picture, 12 MP',
        act: async (page) => {
          await page.chooseFile('input[type=file]', picture);
          await page.until("document.querySelectorAll('button[aria-pressed]').length > 150");
        },
      },
    ],
  },
  { route: '/video-to-palette', actions: [] },
  { route: '/explore', actions: [] },
];

/** @param {string} route */
const loadOf = (route) => `load of ${route}`;

/** Opens a page of its own for a visit. @param {import('../pages/bareBrowser.mjs').BareBrowser} browser @param {number} slowdown how many times as slow the processor is */
const openPage = (browser, slowdown) =>
  browser.visit({
    width: 1440,
    height: 900,
    slowdown,
    scripts: [refuseCookies, watchLongTasks, watchRequests],
  });

/** The longest task since the last look. @param {Page} page */
const look = async (page) => {
  await rest(page);
  return describeLongTasks(await page.evaluate(`(${takeLongTasks.toString()})()`));
};

/** @param {Page} page @param {Action} action */
const lookAt = async (page, { act }) => {
  await act(page);
  await page.evaluate('void Object.assign(window, { benchActedAt: performance.now() })');
  return look(page);
};

/** @type {import('../suite').Suite} */
export const suite = {
  name: 'loads',
  group: 'pages',
  title: 'The longest task of loads, ways and actions, also four times as slow, in Chromium',
  processes: { full: 1, quick: 0 },
  visits: VISITS,
  seconds: { full: 280, quick: 45 },
  goals: SPEEDS.flatMap(({ name: speed, ofLoads }) =>
    [
      ...visitsWith('').map(({ route }) => ({ name: loadOf(route), atMost: ofLoads })),
      ...visitsWith('').flatMap(({ actions }) => actions.map(({ name }) => ({ name, atMost: ACTION_MS }))),
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
    const visits = visitsWith(picture?.file ?? '');
    for (let block = 0; block < VISITS[bench.isQuick ? 'quick' : 'full']; block++) {
      for (const { route, actions } of visits) {
        for (const { name: speed, rate } of SPEEDS) {
          /** @param {string} name @param {string} group @param {Awaited<ReturnType<typeof look>>} seen */
          const record = (name, group, { longestMs, notes }) =>
            bench.record(
              {
                name: `${name}, ${speed}`,
                group: `${group}, ${speed}`,
                unit: 'ms',
                better: 'less',
                clock: 'wall',
              },
              [longestMs],
              { block, notes },
            );
          bench.step(`${loadOf(route)}, ${speed}, visit ${block + 1}`);
          const page = await openPage(browser, rate);
          await page.goTo(`${app.origin}${route}`);
          await page.until(`location.href !== 'about:blank' && 'benchLongTasks' in window`);
          record(loadOf(route), 'longest task of a load', await look(page));
          for (const action of actions) {
            bench.step(`${action.name}, ${speed}, visit ${block + 1}`);
            record(action.name, 'longest task of an action', await lookAt(page, action));
          }
          await page.close();
        }
      }
    }
  },
};
