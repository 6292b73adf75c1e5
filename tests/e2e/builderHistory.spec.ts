import type { Page } from '@playwright/test';
import { hexes } from './builderParts';
import { expect, test } from './page';

const TEAL = ['#0D9488', '#F5F5F4', '#1C1917'];
const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const generate = (page: Page) => button(page, 'Generate').click();
const place = (page: Page, number: number, count: number) =>
  page.getByRole('button', { name: new RegExp(`^Palette ${number} of ${count}:`) });
/** Before anything of the page runs. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });

test('the history of a visitor', async ({ page }) => {
  await page.goto(LINK);
  for (let i = 0; i < 3; i++) await generate(page);

  await test.step('after a click on a thumbnail the arrows step through the history; keys that came there walk [B-48] [B-49]', async () => {
    await place(page, 3, 4).click();
    await page.keyboard.press('ArrowLeft');
    await expect(place(page, 2, 4)).toHaveAttribute('aria-current', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(place(page, 3, 4)).toHaveAttribute('aria-current', 'true');

    await button(page, 'Previous palette').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(place(page, 3, 4)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(place(page, 2, 4)).toBeFocused();
    await expect(place(page, 3, 4)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the history is walked and jumped in, and a reload keeps the place [B-40] [B-43]', async () => {
    await button(page, 'Palette 1 of 4: #0D9488, #F5F5F4, #1C1917').click();
    await expect(hexes(page)).toHaveText(TEAL);
    await expect(page).toHaveURL(/0d9488-f5f5f4-1c1917$/);
    await button(page, 'Next palette').click();
    const shown = await hexes(page).allTextContents();
    expect(shown).not.toEqual(TEAL);
    await page.reload();
    await expect(hexes(page)).toHaveText(shown);
    await expect(place(page, 2, 4)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a reload right after the last of many quick actions finds them all [B-43]', async () => {
    for (let i = 0; i < 12; i++) await page.keyboard.press('Space');
    const shown = await hexes(page).allTextContents();
    await page.reload();
    await expect(hexes(page)).toHaveText(shown);
    await expect(place(page, 5, 5)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a visitor at the fifth palette is told of the limit and asked to sign up [B-41] [B-106]', async () => {
    await button(page, 'Next palette').click();
    const dialog = page.getByRole('dialog', { name: 'Keep a longer history' });
    const message =
      "You've reached the history limit. Sign up to save more palettes and extend your history.";
    await expect(dialog.getByText(message)).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await expect(place(page, 5, 5)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a full disk is told of once; the history lives on in memory [B-43]', async () => {
    const before = await hexes(page).allTextContents();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await generate(page);
    await generate(page);
    await expect(page.getByText('There is no room left to save on this device.')).toHaveCount(1);
    await button(page, 'Previous palette').click();
    await button(page, 'Previous palette').click();
    await expect(hexes(page)).toHaveText(before);
  });
});

test('with storage blocked everything works but keeping [B-43]', async ({ page }) => {
  await blockStorage(page);
  await page.goto(LINK);
  await generate(page);
  await button(page, 'Previous palette').click();
  await expect(hexes(page)).toHaveText(TEAL);
  await button(page, 'Keyboard shortcuts').click();
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await expect(page.getByRole('switch', { name: 'Single-key shortcuts' })).not.toBeChecked();
});

test('no dialog is left behind by a reload, nor by the way back', async ({ page }) => {
  await page.goto('/');
  await page.goto(LINK);
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(hexes(page)).toHaveText(TEAL);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Image to palette' }).first().click();
  await expect(page).toHaveURL(/image-to-palette/);
  await page.goBack();
  await expect(hexes(page)).toHaveText(TEAL);
  await button(page, 'Save').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(/image-to-palette/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Palette builder' }).first().click();
  await expect(hexes(page)).toHaveCount(3);
});
