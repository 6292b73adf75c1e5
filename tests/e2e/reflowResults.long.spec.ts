import type { Locator, Page } from '@playwright/test';
import { signInByHttp } from './accountByHttp';
import * as image from './imagePage';
import { cutOff, REFLOW_WINDOWS } from './narrow';
import { expect, test } from './page';
import * as video from './videoParts';

const BUILDER = '/palette-builder?c=0d9488-f5f5f4-1c1917';

/** What is on the screen has no sideways scroll, and nothing of it is cut off. */
const expectReflow = async (page: Page, what: string): Promise<void> => {
  for (const size of REFLOW_WINDOWS) {
    await page.setViewportSize(size);
    const where = `${what} at ${size.width} px`;
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: where })
      .toBe(size.width);
    await expect.poll(() => cutOff(page), { message: where }).toEqual([]);
  }
};

const expectDialogReflow = async (page: Page, dialog: Locator, what: string): Promise<void> => {
  for (const size of REFLOW_WINDOWS) {
    await page.setViewportSize(size);
    await expect(dialog).toBeVisible();
    const where = `${what} at ${size.width} px`;
    await expect.poll(() => cutOff(page), { message: where }).toEqual([]);
    const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways, where).toBe(0);
  }
};

test('a picture that was read, and several of them, are read at 320 px and at 200 %', async ({ page }) => {
  await image.open(page);
  await image.upload(page, await image.bands('bands.png'));
  await expectReflow(page, 'a picture');
  await image.picker(page).setInputFiles([await image.bands('one.png'), await image.bands('two.png')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'two.png' }).first()).toBeVisible();
  await expectReflow(page, 'several pictures');
});

test('so is a film that was read', async ({ page }) => {
  await video.extractAtOnce(page);
  await expectReflow(page, 'a film');
});

test('so is a public palette, large', async ({ page }) => {
  await page.goto('/explore');
  await page.getByRole('button', { name: 'Preview', exact: true }).first().focus();
  await page.keyboard.press('Enter');
  await expectDialogReflow(page, page.getByRole('dialog'), 'a public palette');
});

test('so are the dialogs that save, compare and sell', async ({ page }) => {
  await signInByHttp(page.context(), 'free@example.com');
  await page.goto(BUILDER);
  await expect(page.getByRole('region', { name: 'Pairings' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expectDialogReflow(page, page.getByRole('dialog', { name: 'Save palette' }), 'saving');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Compare and mix');
  await page.keyboard.press('Enter');
  const compare = page.getByRole('dialog', { name: 'Compare and mix palettes' });
  await expectDialogReflow(page, compare, 'comparing');
  await page.keyboard.press('Escape');
  await expect(compare).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Become PRO' }).first().click();
  await expectDialogReflow(page, page.getByRole('dialog', { name: 'Upgrade to PRO' }), 'the upgrade');
});

test('so is a project', async ({ page }) => {
  await signInByHttp(page.context(), 'pro@example.com');
  await page.goto('/projects');
  await page.getByRole('list', { name: 'Projects' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/project=/);
  await expect(page.getByRole('list', { name: 'Palettes' }).getByRole('listitem').first()).toBeVisible();
  await expectReflow(page, 'a project');
});

test('the steps of a role, and the parts of a theme that phones fold, are read there, too', async ({
  page,
}) => {
  await page.goto('/theme?h=teal.0d9488');
  await page.getByRole('button', { name: /^Primary in light: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Primary in light' });
  await expectDialogReflow(page, dialog, 'steps');
  await dialog.getByRole('searchbox').fill('#128f80');
  await expectDialogReflow(page, dialog, 'nearest steps');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  for (const part of ['Hues', 'Curves', 'Roles'])
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: part }).click();
  await expectReflow(page, 'all parts of a theme');
});
