import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { seriousIn } from './axe';

const cards = (page: Page) => page.getByRole('list', { name: 'Palettes' }).getByRole('listitem');

test('axe finds nothing serious among the palettes, light and dark @phone', async ({ page }) => {
  test.slow();
  await page.goto('/explore?near=0d9488');
  await expect(cards(page).first()).toBeVisible();
  expect(await seriousIn(page), 'a search').toEqual([]);

  await page.goto('/explore?q=nothing+like+it');
  await expect(page.getByText('No palettes found')).toBeVisible();
  expect(await seriousIn(page), 'no palettes').toEqual([]);

  await page.goto('/explore');
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByText("You've viewed all free palettes")).toBeVisible();
  expect(await seriousIn(page), 'the end for visitors').toEqual([]);

  await cards(page).first().getByRole('button', { name: 'Preview', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await seriousIn(page), 'the viewer').toEqual([]);
});
