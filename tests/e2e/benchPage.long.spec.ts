import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { servePage } from '../../bench/browser/servePage.mjs';
import { makeReport } from '../../bench/reporter/report.mjs';
import { readResult } from '../../bench/runner/readResult.mjs';
import { expect, test } from './page';

const CONTRAST = 'WCAG contrast of every pair of 200 colors';
/** The one that takes the shortest time. */
const LENGTH = 'What the length of a film costs: its shots found, from one minute to two hours';

let benches: Awaited<ReturnType<typeof servePage>>;
test.beforeAll(async () => {
  benches = await servePage();
});
test.afterAll(async () => benches.close());

const openPage = async (page: Page): Promise<void> => {
  await page.goto(benches.addresses[0] ?? '');
  await expect(page.getByRole('checkbox', { name: CONTRAST })).toBeChecked();
};

const chooseOnly = async (page: Page, suite: string): Promise<void> => {
  for (const box of await page.getByRole('group', { name: 'Suites' }).getByRole('checkbox').all()) {
    await box.setChecked(false);
  }
  await page.getByRole('checkbox', { name: suite }).check();
};

test('a browser measures the engine, and its result makes a report', { tag: '@phone' }, async ({ page }) => {
  await openPage(page);
  await chooseOnly(page, LENGTH);
  await page.getByRole('button', { name: 'Measure' }).press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('status')).toHaveText('Done.');
  await expect(page.getByRole('row', { name: /^shots found, 20 minutes / })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the result' }).click();
  const path = await (await downloading).path();
  const result = await readResult(path);
  expect(result).toMatchObject({ isComplete: true, mode: 'quick', machine: { node: null } });
  expect(result.machine.browser).toMatch(/^Chromium \d/);
  expect(result.versions[0]?.failures).toEqual([]);
  const figure = result.versions[0]?.figures.find(({ name }) => name === 'shots found, 1 minute');
  expect(figure?.blocks.flatMap(({ samples }) => samples)).toHaveLength(5);
  expect(makeReport(result)).toContain(LENGTH);

  await page.getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(await readFile(path, 'utf8'));
});

test('a run that is canceled keeps what it has, and another one can begin', async ({ page }) => {
  await openPage(page);
  await page.getByRole('button', { name: 'Measure' }).click();
  // Libraries that are slow on a busy machine warm up before.
  await expect(page.getByText(/contrast, about .* left: round [2-5]/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status')).toHaveText('Canceled: below is what was measured until then.');
  await expect(page.getByRole('row', { name: /^kernel / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Measure' })).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
});

test('nothing is measured where nothing is chosen', async ({ page }) => {
  await openPage(page);
  await chooseOnly(page, CONTRAST);
  await page.getByRole('checkbox', { name: CONTRAST }).uncheck();
  await page.getByRole('button', { name: 'Measure' }).click();
  await expect(page.getByRole('status')).toHaveText('Choose a suite.');
});
