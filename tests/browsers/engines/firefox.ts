import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import type { Browser, Point, ServiceWorkers, Tab } from './engine';

/** Firefox sometimes never says that a navigation has ended: it is asked once more. */
const againIfSilent = async (navigate: () => Promise<unknown>): Promise<void> => {
  try {
    await navigate();
  } catch (error) {
    if (!(error instanceof Error && error.name === 'TimeoutError')) throw error;
    await navigate();
  }
};

const tabOf = (page: Page, downloads: string, close: () => Promise<void>): Tab => {
  let pointer: Point = { x: 0, y: 0 };
  const named = (key: string) => key as KeyInput;
  return {
    goTo: async (address) => {
      await againIfSilent(() => page.goto(address, { waitUntil: 'load', timeout: 20_000 }));
    },
    reload: async () => {
      await againIfSilent(() => page.reload({ waitUntil: 'load', timeout: 20_000 }));
    },
    goBack: async () => {
      await page.goBack();
    },
    run: async <Value>(expression: string) => (await page.evaluate(expression)) as Value,
    keyDown: (key) => page.keyboard.down(named(key)),
    keyUp: (key) => page.keyboard.up(named(key)),
    type: (text) => page.keyboard.type(text),
    movePointer: async (to) => {
      pointer = to;
      await page.mouse.move(pointer.x, pointer.y);
    },
    pressPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    chooseFile: async (input, path) => {
      const handle = await page.evaluateHandle(input);
      await (handle as ElementHandle<HTMLInputElement>).uploadFile(path);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    downloads,
    close,
  };
};

/** Driven over WebDriver BiDi. Each visitor is a container of its own in one browser. */
export const launchFirefox = async (
  executablePath: string,
  serviceWorkers: ServiceWorkers,
): Promise<Browser> => {
  const downloads = await mkdtemp(join(tmpdir(), 'firefox-downloads-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: {
      'dom.serviceWorkers.enabled': serviceWorkers === 'allow',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      return tabOf(await context.newPage(), downloads, () => context.close());
    },
    close: async () => {
      await browser.close();
      await rm(downloads, { recursive: true, force: true });
    },
  };
};
