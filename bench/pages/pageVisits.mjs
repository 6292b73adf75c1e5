import { describeLongTasks, takeLongTasks, watchLongTasks } from './longTasks.mjs';
import { refuseCookies } from './probe.mjs';

/** @typedef {import('./bareBrowser.mjs').BarePage} Page */

/** By then everything that a load or an action triggers is over. */
const QUIET_MS = 800;

/** Runs in the page before anything else: counts its requests and records the time of the last one. */
const watchRequests = () => {
  Object.assign(window, { benchLoadedAt: Infinity });
  new PerformanceObserver(() => Object.assign(window, { benchLoadedAt: performance.now() })).observe({
    entryTypes: ['navigation', 'resource'],
  });
};

/** Waits until nothing has been requested for that long. @param {Page} page */
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

/**
 * Opens a new page for a visit. @param {import('./bareBrowser.mjs').BareBrowser} browser @param {number} slowdown CPU
 * throttling factor
 */
export const openPage = (browser, slowdown) =>
  browser.visit({
    width: 1440,
    height: 900,
    slowdown,
    scripts: [refuseCookies, watchLongTasks, watchRequests],
  });

/** The longest task since the last call. @param {Page} page */
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

/** The longest task of an action on a page, including what it triggers. @param {Page} page @param {Action} action */
export const lookAt = async (page, { act }) => {
  await act(page);
  await page.evaluate('void Object.assign(window, { benchActedAt: performance.now() })');
  return look(page);
};
