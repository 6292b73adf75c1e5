import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { cards, choose, extract, film, open, option, PRO } from './videoParts';

const readScenes = async (page: Page, speed: RegExp): Promise<void> => {
  await choose(page);
  await option(page, /^Scene changes/).check();
  await option(page, speed).check();
  await extract(page);
};

const completed = (page: Page) => page.getByText('Extraction completed!', { exact: true }).first();

/** The palette of the film, and every shot by its name. */
const resultOf = async (page: Page) => ({
  film: await film(page).getByRole('link').allTextContents(),
  cards: await cards(page).evaluateAll((articles) => articles.map((article) => article.textContent)),
});

test('a film that was stopped and continued has the shots and the palettes of one read straight through', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await open(page, PRO);
  await readScenes(page, /^Max/);
  await expect(completed(page)).toBeVisible();
  await expect.poll(async () => (await resultOf(page)).film.length).toBeGreaterThan(0);
  const straight = await resultOf(page);

  await page.getByRole('button', { name: 'Change video' }).click();
  await readScenes(page, /^3x/);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: /^Continue from/ }).click();
  await expect(completed(page)).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => resultOf(page)).toEqual(straight);
});
