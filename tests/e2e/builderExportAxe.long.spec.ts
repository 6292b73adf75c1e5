import type { Locator, Page } from '@playwright/test';
import { give, hexes } from './builderParts';
import { seriousIn } from './axe';
import { expect, test } from './page';

const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal';
const TEAL = ['#0D9488', '#F5F5F4', '#1C1917'];

const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export palette' });
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import palette' });

const open = async (page: Page, button: string) => {
  await page.goto(LINK);
  await expect(hexes(page)).toHaveText(TEAL);
  await give(page, button);
};

test('nothing serious is found by axe in both dialogs, light and dark, and nothing is cut off or too small to touch @phone', async ({
  page,
  isMobile,
}) => {
  const least = isMobile ? 40 : 24;
  const expectWhole = async (dialog: Locator, last: RegExp): Promise<void> => {
    await expect(dialog.getByRole('button', { name: last })).toBeInViewport({ ratio: 1 });
    const [box, view] = [await dialog.boundingBox(), page.viewportSize()];
    expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (view?.width ?? 0)).toBe(true);
    const heights = await dialog
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(least);
  };
  await open(page, 'Export palette');
  await exportDialog(page).getByRole('checkbox').check();
  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
  await expectWhole(exportDialog(page), /^Download/);
  await page.keyboard.press('Escape');
  await give(page, 'Import palette');
  await importDialog(page)
    .getByRole('textbox')
    .fill('#264653 #2a9d8f #fff #000 #777 #888 #999 #aaa #bbb #ccc #12345');
  await expect(importDialog(page).getByText('10 colors found (Hex list)')).toBeVisible();
  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
  await expectWhole(importDialog(page), /^Use /);

  // A stylesheet: grouped colors with how often they are there, and lines that were not read.
  const sheet = Array.from(
    { length: 60 },
    (_, i) => `.a${i} { color: #${((i % 20) * 700_001).toString(16).padStart(6, '0')} }`,
  );
  await importDialog(page)
    .getByRole('textbox')
    .fill([...sheet, '.b { color: color-mix(in oklab, var(--one), var(--other) 30%) }'].join('\n'));
  await expect(importDialog(page).getByText('20 colors found (Code)')).toBeVisible();
  await expect(importDialog(page).getByText(/ in line 61 /)).toBeVisible();
  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
  await expectWhole(importDialog(page), /^Use /);

  // A file that cannot be read is named; what was typed stays, and steps back.
  await importDialog(page)
    .getByLabel('Palette file')
    .setInputFiles({ name: 'brand.bin', mimeType: '', buffer: Buffer.from([0, 1, 2, 0, 255, 254, 3]) });
  await expect(importDialog(page).getByText('brand.bin is of a kind that is not supported')).toBeVisible();
  await expect(importDialog(page).getByRole('textbox')).toHaveValue(/^\.a0 /);
  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
});
