import type { Page } from '@playwright/test';
import { hexes } from './builderParts';
import { expect, test } from './page';

const FIVE = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];
const LINK = '/palette-builder?c=2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';
const USED_UP = "You've used all your free random palette adjustments. Sign up to continue generating.";

const adjustButton = (page: Page) => page.getByRole('button', { name: 'Random palette adjustments' });
const preview = (page: Page) => page.getByRole('region', { name: 'Color palette, with a preview' });
const bar = (page: Page) => page.getByRole('region', { name: 'Random adjustment' });

const openPreview = async (page: Page) => {
  await page.goto(LINK);
  await adjustButton(page).click();
  await expect(bar(page)).toBeVisible();
};

/** The originals and, under or beside them, what they would become. */
const columns = (page: Page) =>
  preview(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('switch') })
    .evaluateAll((items) =>
      items.map((item) =>
        [...item.children].map((half) => {
          const { x, y, width, height } = half.getBoundingClientRect();
          return { x, y, width, height };
        }),
      ),
    );

test('a preview of a random adjustment beside its palette', async ({ page }) => {
  await test.step('the button opens a preview in rows of 2 to 3, the page keeps its width [B-06, B-26]', async () => {
    await openPreview(page);
    await expect(page.getByRole('heading', { name: 'Color palette' })).toBeHidden();
    const box = await preview(page).boundingBox();
    expect(box?.height).toBeCloseTo(900 * 0.52, 0);
    for (const [original, adjusted] of await columns(page)) {
      expect(adjusted?.height).toBeCloseTo(1.5 * (original?.height ?? 0), 0);
      expect(adjusted?.y).toBeCloseTo((original?.y ?? 0) + (original?.height ?? 0), 0);
      expect(original?.width).toBeCloseTo(1440 / 5, 0);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  });

  await test.step('Escape discards and Enter accepts, with the focus anywhere or nowhere [B-28]', async () => {
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(hexes(page)).toHaveText(FIVE);

    await adjustButton(page).click();
    await expect(bar(page)).toBeVisible();
    const adjusted = await preview(page)
      .getByText(/^#[0-9A-F]{6}$/)
      .and(page.locator('span'))
      .allTextContents();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(hexes(page)).toHaveText(adjusted);
    await page.getByRole('button', { name: 'Previous palette' }).click();
    await expect(hexes(page)).toHaveText(FIVE);
  });

  await test.step('an expanded palette shows the preview in all of its height', async () => {
    await page.getByRole('button', { name: 'Expand palette (F)' }).click();
    await adjustButton(page).click();
    const [box, below] = [await preview(page).boundingBox(), await bar(page).boundingBox()];
    expect(box?.y).toBe(0);
    expect((box?.height ?? 0) + (below?.height ?? 0)).toBe(900);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Collapse palette' })).toBeVisible();
  });
});

test('on phones the original stands left and the preview right [B-26] @phone-only @phone', async ({
  page,
}) => {
  await page.goto(LINK);
  await adjustButton(page).tap();
  await expect(bar(page)).toBeVisible();
  for (const [original, adjusted] of await columns(page)) {
    expect(original?.height).toBe(84);
    expect(original?.x).toBe(0);
    expect(adjusted?.x).toBeCloseTo(390 * 0.4, 0);
    expect(adjusted?.y).toBe(original?.y);
    expect(adjusted?.width).toBeCloseTo(390 * 0.6, 0);
  }
  await page.getByRole('switch').first().tap();
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(1);
  await bar(page).getByRole('button', { name: 'Accept' }).tap();
  await expect(bar(page)).toBeHidden();
  await expect(hexes(page).first()).toHaveText('#2A1230');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('the keys of a preview, and how many a visitor has', async ({ page }) => {
  await page.goto(LINK);

  await test.step('keys reach the preview and come back from it, and Space takes a new palette [B-28, B-29]', async () => {
    await adjustButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Try another' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect(adjustButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(bar(page)).toBeHidden();
    await expect(hexes(page)).not.toHaveText(FIVE);
  });

  await test.step('a click on Discard or Accept leads back to the button, and the next Space means the page [B-28] [B-45]', async () => {
    for (const name of ['Discard', 'Accept']) {
      await adjustButton(page).click();
      await expect(bar(page)).toBeVisible();
      await bar(page).getByRole('button', { name }).click();
      await expect(adjustButton(page)).toBeFocused();
      const before = await hexes(page).allTextContents();
      await page.keyboard.press('Space');
      await expect(hexes(page)).not.toHaveText(before);
      await expect(bar(page)).toHaveCount(0);
    }
  });

  await test.step('with a dialog open, Escape and Enter leave the preview alone [B-37]', async () => {
    // The fifth of five.
    await adjustButton(page).click();
    await expect(bar(page)).toContainText('0 free left');
    await page.getByRole('button', { name: 'Try another' }).click();
    const dialog = page.getByRole('dialog', { name: 'Be part of us' });
    await expect(dialog).toContainText(USED_UP);
    // In the dialog, and nowhere else.
    await expect(page.getByText(USED_UP)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();

    // Used up on this device, not in this page.
    await page.reload();
    await adjustButton(page).click();
    await expect(dialog).toContainText(USED_UP);
    await expect(bar(page)).toBeHidden();
  });
});
