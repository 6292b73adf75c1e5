import { test as base, expect, type Page } from '@playwright/test';

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

type Fixtures = {
  /** What the page has complained about so far. A test that provokes a complaint empties it. */
  complaints: string[];
};

/** Playwright's test, failing on console errors, unhandled errors and Content-Security-Policy violations. */
export const test = base.extend<Fixtures>({
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
