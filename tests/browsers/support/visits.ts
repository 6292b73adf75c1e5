import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, inject, onTestFinished } from 'vitest';
import { ROOT } from '../../../supabase/local/paths.mjs';
import {
  ENGINE_NAMES,
  type Browser,
  type EngineName,
  type ServiceWorkers,
  type Tab,
} from '../engines/engine';
import { launchFirefox } from '../engines/firefox';
import { launchWebKit } from '../engines/webkit';
import { createPage, arrive, type Page } from './page';

export const RESULTS = join(ROOT, 'tests/results/browsers');

type Launch = (serviceWorkers: ServiceWorkers) => Promise<Browser>;

const launchers: Record<EngineName, Launch | null> = (() => {
  const [firefox, webkit] = [inject('firefox'), inject('webkit')];
  return {
    Firefox: firefox === null ? null : (serviceWorkers) => launchFirefox(firefox, serviceWorkers),
    WebKit: webkit === null ? null : (serviceWorkers) => launchWebKit(webkit, serviceWorkers),
  };
})();

const keepScreenshot = async (tab: Tab, name: string): Promise<void> => {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, `${name.replaceAll(/\W+/g, '-')}.png`), await tab.screenshot());
};

/** Somebody's window; WebKit has room for one at a time. */
type Visit = Page & { readonly leave: () => Promise<void> };

type Visits = {
  readonly engine: EngineName;
  /** The window of somebody who has never been here, and wants no cookies. */
  readonly visit: (origin?: string) => Promise<Visit>;
};

/**
 * The same tests in every browser that is there: one browser for a file, a new visitor for each test. As in Chromium,
 * pages come from the server alone unless the tests are about the copy of the app.
 */
export const inEveryBrowser = (
  define: (visits: Visits) => void,
  serviceWorkers: ServiceWorkers = 'block',
): void => {
  for (const engine of ENGINE_NAMES) {
    const launch = launchers[engine];
    describe(`in ${engine}`, { skip: launch === null }, () => {
      let browser: Browser | null = null;
      beforeAll(async () => {
        browser = (await launch?.(serviceWorkers)) ?? null;
      });
      afterAll(() => browser?.close());
      const visit = async (origin = inject('origin')) => {
        if (!browser) throw new Error(`${engine} has not started`);
        const tab = await browser.open();
        let isOpen = true;
        const leave = async () => {
          if (isOpen) await tab.close();
          isOpen = false;
        };
        onTestFinished(async ({ task }) => {
          try {
            if (isOpen && task.result?.state === 'fail') await keepScreenshot(tab, `${engine} ${task.name}`);
          } finally {
            await leave();
          }
        });
        const page = createPage(tab, origin);
        await arrive(page);
        return { ...page, leave };
      };
      define({ engine, visit });
    });
  }
};
