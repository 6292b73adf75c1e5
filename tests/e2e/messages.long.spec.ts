import type { Page } from '@playwright/test';

import { MESSAGES } from '../../src/domain/messages';
import { VIDEO_MESSAGES } from '../../src/domain/videoMessages';
import { give, swatches } from './builderParts';
import { bands, columns, open, upload } from './imagePage';
import { expect, test } from './page';
import { card, extractAtOnce, strip } from './videoParts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Names of controls in sight, but for those of the header, whose middle a pointer does not reach for a message over it. */
const buried = (page: Page): Promise<string[]> =>
  messages(page).evaluate((region) => {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const scope =
      document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? document.body;
    return [...scope.querySelectorAll('a[href], button, input, select, [role="slider"]')]
      .filter((control) => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const middle = top + height / 2;
        const isUnderHeader = scope.tagName === 'MAIN' && middle < edge;
        const over = document.elementFromPoint(left + width / 2, middle);
        return over !== null && !isUnderHeader && region.contains(over);
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });

const expectFree = async (page: Page, message: string | RegExp): Promise<void> => {
  const told = messages(page).getByText(message);
  await expect(told).toBeVisible();
  expect(await buried(page)).toEqual([]);
  const region = await messages(page).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  expect(region?.x).toBeGreaterThanOrEqual(0);
  expect((region?.x ?? 0) + (region?.width ?? Infinity)).toBeLessThanOrEqual(width);
  expect((region?.y ?? 0) + (region?.height ?? Infinity)).toBeLessThanOrEqual(height);
};

test('messages lie over no control of the builder, nor of a dialog over it [G-30] @phone', async ({
  page,
}) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c&n=Harbor');
  await expect(swatches(page).first()).toBeVisible();

  await test.step('at the top of the page, and down among the panels', async () => {
    for (const top of [0, 300, 900]) {
      await page.evaluate((to) => window.scrollTo(0, to), top);
      await page.keyboard.press('c');
      await expectFree(page, MESSAGES.copied);
      await messages(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(messages(page).getByText(MESSAGES.copied)).toBeHidden();
    }
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  await test.step('in a dialog', async () => {
    await give(page, 'Export palette');
    const dialog = page.getByRole('dialog', { name: 'Export palette' });
    await dialog.getByRole('button', { name: /^Download/ }).click();
    await expectFree(page, /^Downloaded harbor/);
    await messages(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(messages(page).getByText(/^Downloaded harbor/)).toBeHidden();
    await expect(dialog).toBeVisible();
  });
});

test('a message that stays leaves the header of a phone free, and the bar at its bottom @phone-only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c');
  await expectFree(page, MESSAGES.storageFull);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.evaluate(() => window.scrollTo(0, 1500));
  await expect(page.getByRole('complementary', { name: 'Palette, always at hand' })).toBeVisible();
  const bar = await page.getByRole('complementary', { name: 'Palette, always at hand' }).boundingBox();
  const told = await messages(page).getByText(MESSAGES.storageFull).boundingBox();
  expect((told?.y ?? Infinity) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('a message leaves the header of a phone free, and the sheet that opens after it @phone-only', async ({
  page,
}) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c');
  await give(page, 'Import palette');
  await page.getByRole('dialog').getByRole('textbox').fill('#112233 #445566 #778899 #aabbcc');
  await page.getByRole('dialog').getByRole('button', { name: /^Use/ }).tap();
  const told = messages(page).getByText('4 colors imported');
  await expect(told).toBeVisible();
  // Whoever points at a message reads it for longer, and it stays where it is.
  await messages(page).dispatchEvent('pointerover', { pointerType: 'mouse' });
  const header = await page.getByRole('banner').boundingBox();
  expect((await told.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));

  await give(page, 'Export palette');
  await expect(page.getByRole('dialog', { name: 'Export palette' })).toBeVisible();
  await expect(async () => {
    const [message, sheet] = [await told.boundingBox(), await page.getByRole('dialog').boundingBox()];
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
  }).toPass();
});

test('messages lie over no control of the picture and its palette, wherever the page is scrolled to @phone', async ({
  page,
}) => {
  await open(page);
  await upload(page, await bands('bands.png'));
  await expect(columns(page)).toHaveCount(3);
  for (const top of [0, 300, 700]) {
    await page.evaluate((to) => window.scrollTo(0, to), top);
    // By key, which scrolls nothing.
    await page.getByRole('button', { name: /pin 1 of 3$/ }).evaluate((pin: HTMLElement) => pin.click());
    await expectFree(page, MESSAGES.copied);
    await messages(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(messages(page).getByText(MESSAGES.copied)).toBeHidden();
  }
});

test('messages leave the timeline, the frames and the player of a film free @phone', async ({ page }) => {
  await extractAtOnce(page);
  await expect(card(page, '00:00:01:00')).toBeAttached();
  await strip(page).focus();
  await page.keyboard.press('Delete');
  await expectFree(page, VIDEO_MESSAGES.frameRemoved);
});

test('the button of a message is reached by Tab over an open dialog, and gives the focus back to it [G-30]', async ({
  page,
}) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917&n=Harbor');
  await expect(swatches(page).first()).toBeVisible();
  await give(page, 'Export palette');
  const download = page.getByRole('dialog').getByRole('button', { name: /^Download/ });
  await download.focus();
  await page.keyboard.press('Enter');
  const dismiss = messages(page).getByRole('button', { name: 'Dismiss' });
  await expect(dismiss).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dismiss).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(download).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Export palette' })).toBeFocused();
});
