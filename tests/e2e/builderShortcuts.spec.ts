import type { Page } from '@playwright/test';
import { hexes, swatches } from './builderParts';
import { expect, test } from './page';

const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('keys on the page', async ({ page }) => {
  await test.step('a whole job by keys alone: generate, select, back, forward, expand, name [B-45] [B-46] [B-48] [B-49] [B-50]', async () => {
    await page.goto(LINK);
    await expect(hexes(page)).toHaveCount(3);
    await page.keyboard.press('Space');
    await expect(hexes(page).first()).not.toHaveText('#0D9488');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('3');
    await expect(swatches(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(hexes(page).first()).toHaveText('#0D9488');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(hexes(page).first()).not.toHaveText('#0D9488');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(hexes(page).first()).toHaveText('#0D9488');
    await page.keyboard.press('f');
    await expect(button(page, 'Collapse palette')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Expand palette (F)')).toBeVisible();
    await button(page, 'Name this palette').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('f 1 ?');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&n=f\+1\+%3F$/);
    await expect(button(page, 'Rename palette f 1 ?')).toBeFocused();
  });

  await test.step('Ctrl+S asks a visitor to sign in; Escape closes that and nothing else [B-47] [B-52]', async () => {
    await expect(hexes(page)).toHaveCount(3);
    await page.keyboard.press('f');
    await page.keyboard.press('ControlOrMeta+s');
    const dialog = page.getByRole('dialog', { name: 'Be part of us' });
    await expect(dialog.getByText('Sign in to save your palettes and access them anytime!')).toBeVisible();
    await page.keyboard.press('2');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Collapse palette')).toBeVisible();
    await expect(swatches(page).first()).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('f');
  });

  await test.step('Space on a swatch generates and does not click it [B-45]', async () => {
    await swatches(page).nth(2).focus();
    await page.keyboard.press('Space');
    await expect(hexes(page).first()).not.toHaveText('#0D9488');
    await expect(swatches(page).first()).toHaveAttribute('aria-current', 'true');
  });
});

test('keys after a click', async ({ page }) => {
  await page.goto(LINK);

  await test.step('after a click on a button Space means the page; after Tab it means the button [B-45]', async () => {
    await button(page, 'Mirror palette horizontally').click();
    await expect(hexes(page).first()).toHaveText('#1C1917');
    await page.keyboard.press('Space');
    await expect(hexes(page).last()).not.toHaveText('#0D9488');
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button(page, 'Mirror palette horizontally')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(hexes(page).first()).toHaveText('#0D9488');
  });

  await test.step('after clicks on a padlock and on a hex Space goes on generating [B-45]', async () => {
    const press = async () => {
      const before = await hexes(page).allTextContents();
      await page.keyboard.press('Space');
      await expect(hexes(page)).not.toHaveText(before);
    };
    await page.keyboard.press('1');
    await button(page, 'Lock color').click();
    // With the second press browsers show the focus on the button, as if the keyboard had brought it there.
    await press();
    await press();
    await expect(hexes(page).first()).toHaveText('#0D9488');
    await expect(button(page, 'Unlock color').first()).toBeVisible();
    await hexes(page).last().click();
    await press();
    await press();
  });
});
