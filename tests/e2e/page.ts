import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { CONSENT_KEY, createConsent, NOTHING_OPTIONAL } from '../../src/domain/consent';

/** Everything a page may complain about without a test asking. */
const collectComplaints = async (page: Page): Promise<string[]> => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`unhandled: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  await page.exposeFunction('reportViolation', (text: string) => complaints.push(`policy: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
    });
  });
  return complaints;
};

/** Dismisses the cookie banner before any page of the context opens. */
const answerBanner = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(
    ([key, record]) => {
      // Pages of no site have no storage.
      if (window.origin === 'null') return;
      if (localStorage.getItem(key) === null) localStorage.setItem(key, record);
    },
    [CONSENT_KEY, JSON.stringify(createConsent(NOTHING_OPTIONAL, new Date(0)))] as const,
  );
};

type Fixtures = {
  /** A visit before which nothing was chosen about cookies: the banner is there. */
  isFirstVisit: boolean;
  /** What the page has complained about so far. A test that provokes a complaint empties it. */
  complaints: string[];
};

/** Playwright's test, failing on console errors, unhandled errors and Content-Security-Policy violations. */
export const test = base.extend<Fixtures>({
  isFirstVisit: [false, { option: true }],
  context: async ({ context, isFirstVisit }, use) => {
    if (!isFirstVisit) await answerBanner(context);
    await use(context);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = await collectComplaints(page);
      await use(complaints);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
