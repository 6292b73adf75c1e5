import { expect } from 'vitest';
import { CONSENT_KEY, createConsent, NOTHING_OPTIONAL } from '../../../src/domain/consent';
import type { Point, Tab } from '../engines/engine';
import { partOf, type Part } from './part';
import { createRunner, type Runner } from './runner';

/** A picture of the site: an address of its origin that runs nothing. */
const QUIET = '/icons/icon-192.png';

/** What a visitor sees and does. Every job is written against it once, and done in each browser. */
export type Page = Part & {
  readonly tab: Tab;
  readonly evaluate: Runner['evaluate'];
  /** Goes to an address of the site. */
  readonly goTo: (address: string) => Promise<void>;
  /** Path, query and fragment. */
  readonly address: () => Promise<string>;
  /** Waits until the address is of a form. */
  readonly isAt: (address: RegExp) => Promise<void>;
  /** Keys held together: 'Control+Shift+z'. */
  readonly press: (keys: string) => Promise<void>;
  /** Lets go as soon as the page has followed. */
  readonly drag: (from: Point, to: Point, hasFollowed: () => Promise<void>) => Promise<void>;
};

export const createPage = (tab: Tab, origin: string): Page => {
  const runner = createRunner(tab);
  const address = () => tab.run<string>('location.href.slice(location.origin.length)');
  return {
    ...partOf(tab, runner, []),
    tab,
    evaluate: runner.evaluate,
    goTo: (path) => tab.goTo(`${origin}${path}`),
    address,
    isAt: async (form) => {
      await expect.poll(address).toMatch(form);
    },
    press: async (keys) => {
      const names = keys.split('+');
      for (const name of names) await tab.keyDown(name);
      for (const name of names.toReversed()) await tab.keyUp(name);
    },
    drag: async (from, to, hasFollowed) => {
      await tab.movePointer(from);
      await tab.pressPointer();
      for (const part of [0.1, 0.3, 0.6, 1]) {
        await tab.movePointer({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      }
      await hasFollowed();
      await tab.releasePointer();
    },
  };
};

const PATIENCE_MS = 5_000;
const TRIES = 3;

/** Runs in the page: false where the browser does not answer in time. */
const forget = async (key: string, record: string, patienceMs: number): Promise<boolean> => {
  const clear = async (): Promise<boolean> => {
    localStorage.clear();
    sessionStorage.clear();
    const workers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
    const [copies, databases] = await Promise.all([caches.keys(), indexedDB.databases()]);
    await Promise.all([
      ...workers.map((worker) => worker.unregister()),
      ...copies.map((copy) => caches.delete(copy)),
    ]);
    for (const { name } of databases) if (name !== undefined) indexedDB.deleteDatabase(name);
    localStorage.setItem(key, record);
    return true;
  };
  const giveUp = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), patienceMs);
  });
  return Promise.race([clear(), giveUp]);
};

/**
 * Whatever somebody before has left in this browser goes, and the question about cookies is answered. WebKit sometimes
 * never tells what it keeps while the page before is still closing: it is asked again from a new page.
 */
export const arrive = async (page: Page): Promise<void> => {
  const record = JSON.stringify(createConsent(NOTHING_OPTIONAL, new Date(0)));
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await page.goTo(QUIET);
    if (await page.evaluate(forget, CONSENT_KEY, record, PATIENCE_MS)) return;
  }
  throw new Error('the browser does not forget what somebody before has left');
};
