import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, ensureChromium } from '../../tests/setup/chromium.mjs';
import { residentMegabytes } from '../films/memory.mjs';

/** @typedef {import('../suite').Bench} Bench */

/**
 * A browser that is closed when the suite ends.
 * @param {Pick<Bench, 'onEnd' | 'runsIn'>} bench
 */
export const openBrowser = async ({ onEnd, runsIn }) => {
  const browser = await chromium.launch({ args: CHROMIUM_FLAGS, executablePath: await ensureChromium() });
  onEnd(() => browser.close());
  runsIn(`Chromium ${browser.version()}`);
  return browser;
};

/**
 * Records the current memory of the renderers.
 * @param {Bench} bench
 * @param {import('playwright').Browser} browser
 * @param {string} name of the figure
 * @param {number} [block]
 */
export const recordRenderers = async ({ record }, browser, name, block = 0) => {
  const session = await browser.newBrowserCDPSession();
  const { renderers } = await residentMegabytes(session);
  await session.detach();
  record({ name, group: 'memory', unit: 'MB', better: 'less', clock: 'none' }, [renderers], { block });
};
