import type { Locator, Page } from '@playwright/test';
import { unfoldPanels } from './builderParts';
import { expect, test } from './page';

const NINE = '2a1230-2f2b7e-2b3fd6-7680e7-c9b6f2-ded2ec-f3eee3-ffb094-ff6a3d';

const TABS = {
  'Palette adjustments': ['Tones', 'Tint', 'Hue', 'Contrast', 'Nivelate', 'Similar'],
  'Gradient combinations': ['2 colors', '3 colors', '4 colors', 'Color wheel'],
  Pairings: ['8', '5', '2'],
  'Color-derived palettes': [],
  'Swap selected color': [],
} as const satisfies Record<string, readonly string[]>;

const LISTS = Object.entries(TABS);

const region = (page: Page, name: string): Locator => page.getByRole('region', { name });

const openLists = async (page: Page, colors: string) => {
  await page.goto(`/palette-builder?c=${colors}`);
  await unfoldPanels(page);
  for (const [name] of LISTS)
    await expect(region(page, name).getByRole('button').first()).toBeVisible({ timeout: 15_000 });
};

/** Whether nothing of the panel is cut off at its sides. */
const fits = (panel: Locator): Promise<boolean> =>
  panel.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return [...element.querySelectorAll('button, select, [role="tablist"], h2')].every((part) => {
      const box = part.getBoundingClientRect();
      return box.left >= left && box.right <= right;
    });
  });

test('lists of palettes from nine colors', async ({ page }) => {
  await openLists(page, NINE);

  await test.step('a toggle stands over the color that it switches [B-80]', async () => {
    const panel = region(page, 'Palette adjustments');
    const strip = await panel.getByRole('button', { name: /^Warmer × 1: / }).boundingBox();
    const toggles = panel.getByRole('group', { name: 'Applies to' }).getByRole('button');
    await expect(toggles).toHaveCount(9);
    for (const [index, toggle] of (await toggles.all()).entries()) {
      const box = await toggle.boundingBox();
      const center = (box?.x ?? 0) + (box?.width ?? 0) / 2;
      const expected = (strip?.x ?? 0) + ((index + 0.5) * (strip?.width ?? 0)) / 9;
      expect(Math.abs(center - expected)).toBeLessThan(1);
    }
  });

  await test.step('a result rises by one pixel under the pointer', async () => {
    const result = region(page, 'Palette adjustments').getByRole('button', { name: /^Warmer × 1: / });
    const top = async () => (await result.boundingBox())?.y ?? 0;
    await result.scrollIntoViewIfNeeded();
    const before = await top();
    await result.hover();
    await expect.poll(top).toBe(before - 1);
  });

  await test.step('every tab of the lists fits its panel at any width', async () => {
    for (const width of [1440, 1280, 1024, 768]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [name, tabs] of LISTS)
        for (const tab of [null, ...tabs]) {
          if (tab) await region(page, name).getByRole('tab', { name: tab, exact: true }).click();
          expect(await fits(region(page, name)), `${name} ${tab} at ${width} px`).toBe(true);
        }
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('126 pairings keep the panel low, and the last is reached by keyboard [B-87]', async () => {
    const panel = region(page, 'Pairings');
    await panel.getByRole('tab', { name: '5' }).click();
    await expect(panel.getByRole('button', { name: /^Colors / })).toHaveCount(126);
    expect((await panel.boundingBox())?.height).toBeLessThan(600);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(panel.getByRole('button', { name: /^Colors 1, 2, 3, 5 and 6: / })).toBeFocused();
    await page.keyboard.press('End');
    const last = panel.getByRole('button', { name: /^Colors 5, 6, 7, 8 and 9: / });
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\?c=c9b6f2-ded2ec-f3eee3-ffb094-ff6a3d$/);
  });
});

test('every tab of the lists fits a phone, with room for a finger @phone @phone-only', async ({ page }) => {
  await openLists(page, NINE);
  for (const [name, tabs] of LISTS)
    for (const tab of [null, ...tabs]) {
      const panel = region(page, name);
      if (tab) await panel.getByRole('tab', { name: tab, exact: true }).click();
      expect(await fits(panel), `${name} ${tab}`).toBe(true);
      for (const result of await panel.getByRole('button', { name: /: #/ }).all()) {
        const box = await result.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${name} ${tab}`).toBeGreaterThanOrEqual(44);
      }
    }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
