import type { Page } from '@playwright/test';
import { expect, test } from './page';
import { card, choose, dialog, extract, FOREST, open, option, picker, PRO } from './videoParts';
import { MESSAGES_REGION, faultsIn, WCAG_AND_PRACTICE } from './axe';
import { expectFitAt320 } from './narrow';

const faults = (page: Page) => faultsIn(page, { exclude: [MESSAGES_REGION], runOnly: WCAG_AND_PRACTICE });

test('has no accessibility fault: gallery, dialog, at work, refused, read; light and dark; a screen of 320 px holds the page @phone', async ({
  page,
}) => {
  test.slow();
  await open(page, PRO);
  await expect(page.getByRole('heading', { name: 'Or start from one of these films' })).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await expectFitAt320(page);
  await choose(page);
  expect(await faults(page)).toEqual([]);
  await extract(page);
  await expect(card(page, '00:00:00:00')).toBeVisible();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await picker(page).setInputFiles({
    name: 'notes.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('not a video'),
  });
  await expect(page.getByRole('region', { name: 'Problem' })).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await choose(page);
  await option(page, /^1 second/).check();
  await option(page, /^Max/).check();
  await extract(page);
  await expect(page.getByText('Frames 12')).toBeVisible();
  expect(await faults(page)).toEqual([]);
  await expect(card(page, '00:00:00:00')).toBeVisible();
  await expectFitAt320(page);
});

test('all is done by keyboard: settings, start, a palette', async ({ page }) => {
  await open(page, PRO);
  await picker(page).setInputFiles(FOREST);
  await expect(dialog(page).getByRole('button', { name: 'Extract Palettes' })).toBeFocused();
  await option(page, /^1x/).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(option(page, /^Max/)).toBeChecked();
  await dialog(page).getByRole('button', { name: 'Extract Palettes' }).focus();
  await page.keyboard.press('Enter');
  const palettes = card(page, '00:00:00:00').getByRole('link');
  await expect(palettes).toHaveCount(6);
  await palettes.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(palettes.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/palette-builder/);
});
