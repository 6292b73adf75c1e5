import { describeLongTasks, takeLongTasks, watchLongTasks } from './longTasks.mjs';
import { refuseCookies } from './probe.mjs';

/** @typedef {import('./bareBrowser.mjs').BarePage} Page */

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
export const visitsWith = (picture) => [
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

/** Opens a page of its own for a visit. @param {import('./bareBrowser.mjs').BareBrowser} browser @param {number} slowdown how many times as slow the processor is */
export const openPage = (browser, slowdown) =>
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

/** The longest task of a load. @param {Page} page @param {string} address */
export const lookAtLoad = async (page, address) => {
  await page.goTo(address);
  await page.until(`location.href !== 'about:blank' && 'benchLongTasks' in window`);
  return look(page);
};

/** The longest task of what is done on a page, and of what follows. @param {Page} page @param {Action} action */
export const lookAt = async (page, { act }) => {
  await act(page);
  await page.evaluate('void Object.assign(window, { benchActedAt: performance.now() })');
  return look(page);
};
