import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { clipboard, hexes } from './builderParts';
import { violationsIn } from './axe';
import { expect, test } from './page';

const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal';
const TEAL = ['#0D9488', '#F5F5F4', '#1C1917'];

const exportDialog = (page: Page) => page.getByRole('dialog', { name: 'Export palette' });
const importDialog = (page: Page) => page.getByRole('dialog', { name: 'Import palette' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const open = async (page: Page, button: string) => {
  await page.goto(LINK);
  await expect(hexes(page)).toHaveText(TEAL);
  await page.getByRole('button', { name: button }).click();
};

/** The file that the button saves. */
const download = async (page: Page, format: RegExp): Promise<{ name: string; bytes: Buffer }> => {
  await exportDialog(page).getByRole('button', { name: format }).click();
  const saved = page.waitForEvent('download');
  await exportDialog(page)
    .getByRole('button', { name: /^Download/ })
    .click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test('every format is downloaded as a file of its own name @phone', async ({ page }) => {
  await open(page, 'Export palette');
  for (const [format, name, start] of [
    [/^Hex list/, 'teal.txt', '#0D9488\n'],
    [/^CSS\b/, 'teal.css', ':root {'],
    [/^SCSS/, 'teal.scss', '$'],
    [/^Tailwind 4/, 'teal.tailwind.css', '@theme {'],
    [/^Tailwind 3/, 'teal.js', '/** @type'],
    [/^JSON/, 'teal.json', '{'],
    [/^Design tokens/, 'teal.tokens.json', '{'],
    [/^CSV/, 'teal.csv', 'Name,Hex'],
    [/^SVG/, 'teal.svg', '<svg'],
    [/^PNG/, 'teal.png', '\u0089PNG'],
    [/^PDF/, 'teal.pdf', '%PDF-'],
    [/^ASE/, 'teal.ase', 'ASEF'],
    [/^ACO/, 'teal.aco', '\0\u0001\0\u0003'],
    [/^GPL/, 'teal.gpl', 'GIMP Palette'],
    [/^PAL\b/, 'teal.pal', 'JASC-PAL'],
    [/^Procreate/, 'teal.swatches', 'PK'],
  ] as const) {
    const file = await download(page, format);
    expect(file.name).toBe(name);
    expect(file.bytes.toString('latin1').startsWith(start), name).toBe(true);
  }
});

test('a downloaded picture has the exact colors', async ({ page }) => {
  await open(page, 'Export palette');
  const { bytes } = await download(page, /^PNG/);
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([0, 200, 400].map((x) => data.subarray(x * 3, x * 3 + 3).toString('hex'))).toEqual([
    '0d9488',
    'f5f5f4',
    '1c1917',
  ]);
});

test('what is copied is what is shown, and the keys repeat it', async ({ page }) => {
  await open(page, 'Export palette');
  await exportDialog(page)
    .getByRole('button', { name: /^Hex list/ })
    .click();
  await exportDialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => clipboard(page)).toBe(`${TEAL.join('\n')}\n`);
  await page.keyboard.press('Escape');
  await expect(exportDialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Mirror palette horizontally' }).click();
  await page.keyboard.press('ControlOrMeta+Shift+E');
  await expect.poll(() => clipboard(page)).toBe(`${TEAL.toReversed().join('\n')}\n`);
});

test('a downloaded file is imported as the same palette @phone', async ({ page }) => {
  await open(page, 'Export palette');
  const { name, bytes } = await download(page, /^ASE/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mirror palette horizontally' }).click();
  await expect(hexes(page)).toHaveText(TEAL.toReversed());
  await page.getByRole('button', { name: 'Import palette' }).click();
  await importDialog(page)
    .getByLabel('Palette file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });
  await expect(importDialog(page).getByText('3 colors found (ASE)')).toBeVisible();
  await importDialog(page).getByRole('button', { name: 'Use 3 colors' }).click();
  await expect(importDialog(page)).toBeHidden();
  await expect(hexes(page)).toHaveText(TEAL);
  await expect(page).toHaveURL(/\?c=0d9488-f5f5f4-1c1917$/);
});

test('both dialogs are worked by keyboard alone', async ({ page }) => {
  await page.goto(LINK);
  await expect(hexes(page)).toHaveText(TEAL);
  await page.getByRole('button', { name: 'Import palette' }).focus();
  await page.keyboard.press('Enter');
  await expect(importDialog(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.insertText('#264653 #2a9d8f #e9c46a');
  const use = importDialog(page).getByRole('button', { name: 'Use 3 colors' });
  await expect(use).toBeVisible();
  for (const name of ['Choose file', '#264653']) {
    await page.keyboard.press('Tab');
    await expect(importDialog(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(use).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(hexes(page)).toHaveText(['#264653', '#2A9D8F', '#E9C46A']);

  await page.getByRole('button', { name: 'Export palette' }).focus();
  await page.keyboard.press('Enter');
  await expect(exportDialog(page)).toBeVisible();
  const chosen = exportDialog(page).locator('[aria-pressed="true"]');
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(chosen).toBeFocused({ timeout: 50 });
  }).toPass();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(exportDialog(page).getByText('palette.txt')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(exportDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export palette' })).toBeFocused();
});

for (const theme of ['light', 'dark'] as const) {
  test(`nothing serious is found by axe in both dialogs, ${theme} @phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const serious = async (dialog: string) => {
      const violations = await violationsIn(page, { include: [dialog] });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
    };
    await open(page, 'Export palette');
    await exportDialog(page).getByRole('checkbox').check();
    expect(await serious('[role="dialog"]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Import palette' }).click();
    await importDialog(page)
      .getByRole('textbox')
      .fill('#264653 #2a9d8f #fff #000 #777 #888 #999 #aaa #bbb #ccc #12345');
    await expect(importDialog(page).getByText('10 colors found (Hex list)')).toBeVisible();
    expect(await serious('[role="dialog"]')).toEqual([]);
  });
}

test('nothing is cut off or too small to touch in either dialog @phone', async ({ page, isMobile }) => {
  await open(page, 'Export palette');
  const dialog = exportDialog(page);
  await expect(dialog.getByRole('button', { name: /^Download/ })).toBeInViewport({ ratio: 1 });
  const [box, view] = [await dialog.boundingBox(), page.viewportSize()];
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= (view?.width ?? 0)).toBe(true);
  const least = isMobile ? 40 : 24;
  const small = await dialog
    .getByRole('button')
    .evaluateAll(
      (buttons, min) => buttons.filter((button) => button.getBoundingClientRect().height < min).length,
      least,
    );
  expect(small).toBe(0);
});
