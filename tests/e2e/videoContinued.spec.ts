import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { cards, choose, extract, filmColors, open, option, PRO } from './videoParts';

const readScenes = async (page: Page, speed: RegExp): Promise<void> => {
  await choose(page);
  await option(page, /^Scene changes/).check();
  await option(page, speed).check();
  await extract(page);
};

const completed = (page: Page) => page.getByText('Extraction completed!', { exact: true }).first();

/** The palette of the film, and every shot by its name, once all of them are drawn. */
const resultOf = async (page: Page) => {
  const shots = await page.getByText(/^\d+ shots$/).textContent();
  await expect(cards(page)).toHaveCount(Number.parseInt(shots ?? '', 10));
  return {
    film: await filmColors(page),
    cards: await cards(page).evaluateAll((articles) => articles.map((article) => article.textContent)),
  };
};

test('a film that was stopped and continued has the shots and the palettes of one read straight through', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await open(page, PRO);
  await readScenes(page, /^Max/);
  await expect(completed(page)).toBeVisible();
  const straight = await resultOf(page);

  await page.getByRole('button', { name: 'Change video' }).click();
  // Slow enough for the film not to be over before it is stopped.
  await readScenes(page, /^1x/);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: /^Continue from/ }).click();
  await expect(completed(page)).toBeVisible({ timeout: 60_000 });
  expect(await resultOf(page)).toEqual(straight);
});
