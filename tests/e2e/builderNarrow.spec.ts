import type { Locator } from '@playwright/test';
import { expect, test } from './page';

const WIDTH = 320;

/** Left and right edge of everything that is pressed in the toolbar, rounded. */
const edges = async (buttons: Locator): Promise<{ left: number; right: number }> => {
  const boxes = await Promise.all((await buttons.all()).map(async (button) => button.boundingBox()));
  const found = boxes.filter((box) => box !== null);
  return {
    left: Math.round(Math.min(...found.map(({ x }) => x))),
    right: Math.round(Math.max(...found.map(({ x, width }) => x + width))),
  };
};

test('the builder on narrow screens @phone-only', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');

  await test.step('every command of the toolbar is in reach of a finger', async () => {
    const toolbar = page.getByRole('region', { name: 'Palette', exact: true });
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    for (const name of [
      'Previous palette',
      'Next palette',
      'Mirror palette horizontally',
      'Random palette adjustments',
      'Generate',
      'Expand palette (F)',
      'Copy link',
      'Import palette',
      'Export palette',
      'Keyboard shortcuts',
      'Save',
    ]) {
      const box = await toolbar.getByRole('button', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(44);
      expect(box?.width, name).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
    }
  });

  await test.step('the button of an empty import is as wide as its dialog', async () => {
    await page.getByRole('button', { name: 'Import palette' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import palette' });
    const field = await dialog.getByRole('textbox').boundingBox();
    const button = await dialog.getByRole('button', { name: 'Use colors' }).boundingBox();
    expect(button?.x).toBe(field?.x);
    expect(button?.width).toBe(field?.width);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a screen of 320 px holds every button of the toolbar', async () => {
    await page.setViewportSize({ width: WIDTH, height: 640 });
    const toolbar = page.getByRole('region', { name: 'Palette', exact: true });
    await expect(toolbar.getByRole('button', { name: 'Save' })).toBeVisible();
    const { left, right } = await edges(toolbar.getByRole('button'));
    // Targets of 44 px reach beyond the gutter of 16 px; their icons stand at it.
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(WIDTH);
  });

  await test.step('at the end of the page the footer comes out from under the floating palette', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('complementary', { name: 'Palette, always at hand' });
    const links = page.getByRole('navigation', { name: 'Footer' });
    // Panels come one after another, and the page grows with each.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar).toBeVisible({ timeout: 500 });
      const [over, under] = [await bar.boundingBox(), await links.boundingBox()];
      expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    }).toPass();
  });
});
