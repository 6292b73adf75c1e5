import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { clipboard, give, hexes } from './builderParts';
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

test('what is exported', async ({ page }) => {
  const files = new Map<string, Buffer>();

  await test.step('every format is downloaded as a file of its own name', async () => {
    await open(page, 'Export palette');
    for (const [format, name, start] of [
      [/^Hex list/, 'teal.txt', '#0D9488\n'],
      [/^CSS\b/, 'teal.css', ':root {'],
      [/^SCSS/, 'teal.scss', '$'],
      [/^Tailwind 4/, 'teal.tailwind.css', '@theme {'],
      [/^Tailwind 3/, 'teal.js', '/** @type'],
      [/^JSON/, 'teal.json', '{'],
      [/^Design tokens/, 'teal.tokens.json', '{'],
      [/^Tokens \(hex\)/, 'teal.hex.tokens.json', '{'],
      [/^Android/, 'teal.colors.xml', '<?xml'],
      [/^Compose/, 'teal.kt', 'import'],
      [/^Flutter/, 'teal.dart', 'import'],
      [/^CSV/, 'teal.csv', '\u00ef\u00bb\u00bfName,Hex'],
      [/^SVG/, 'teal.svg', '<svg'],
      [/^PNG/, 'teal.png', '\u0089PNG'],
      [/^PDF/, 'teal.pdf', '%PDF-'],
      [/^ASE/, 'teal.ase', 'ASEF'],
      [/^ACO/, 'teal.aco', '\0\u0001\0\u0003'],
      [/^GPL\W*\./, 'teal.gpl', 'GIMP Palette\nName'],
      [/^GPL \(RGBA\)/, 'teal.rgba.gpl', 'GIMP Palette\nChannels'],
      [/^PAL\b/, 'teal.pal', 'JASC-PAL'],
      [/^ACT/, 'teal.act', '\u000d\u0094\u0088'],
      [/^Krita/, 'teal.kpl', 'PK'],
      [/^macOS colors/, 'teal.clr', 'bplist00'],
      [/^Xcode/, 'teal.xcassets.zip', 'PK'],
      [/^Procreate/, 'teal.swatches', 'PK'],
    ] as const) {
      const file = await download(page, format);
      expect(file.name).toBe(name);
      expect(file.bytes.toString('latin1').startsWith(start), name).toBe(true);
      files.set(name, file.bytes);
    }
  });

  await test.step('a downloaded picture has the exact colors, and their values and names on them', async () => {
    const { data, info } = await sharp(files.get('teal.png'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): string =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
    for (const [column, hex] of ['0d9488', 'f5f5f4', '1c1917'].entries()) {
      const tile = Array.from(
        { length: 200 * 600 },
        (_, i) => [column * 200 + (i % 200), Math.floor(i / 200)] as const,
      );
      const others = tile.filter(([x, y]) => at(x, y) !== hex);
      // Of words, in their place; everything else is the color.
      expect(others.length).toBeGreaterThan(300);
      expect(others.every(([x, y]) => y > 540 && y < 592 && x % 200 >= 14 && x % 200 < 190)).toBe(true);
    }
  });

  await test.step('what is copied is what is shown, and the keys repeat it', async () => {
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

  await test.step('a downloaded file is imported as the same palette with its name', async () => {
    await expect(hexes(page)).toHaveText(TEAL.toReversed());
    await page.getByRole('button', { name: 'Import palette' }).click();
    await importDialog(page)
      .getByLabel('Palette file')
      .setInputFiles({
        name: 'teal.ase',
        mimeType: 'application/octet-stream',
        buffer: files.get('teal.ase') ?? Buffer.of(),
      });
    await expect(importDialog(page).getByText('3 colors found (ASE)')).toBeVisible();
    await importDialog(page).getByRole('button', { name: 'Use 3 colors' }).click();
    await expect(importDialog(page)).toBeHidden();
    await expect(hexes(page)).toHaveText(TEAL);
    await expect(page).toHaveURL(/\?c=0d9488-f5f5f4-1c1917&n=Teal$/);
  });
});

test('a picture is shown as it will be saved, with its size in pixels, before it is', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917&n=Teal');
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export palette' });
  await dialog.getByRole('button', { name: /^PNG/ }).click();
  const preview = dialog.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('600 × 600 pixels, 3 values');
  const picture = preview.getByRole('img', { name: 'teal.png' });
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  const [shown, board] = [await picture.boundingBox(), await preview.boundingBox()];
  expect(shown?.width).toBeGreaterThan(100);
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan((board?.y ?? 0) + (board?.height ?? 0));
  await dialog.getByRole('checkbox', { name: /^Add the shade scale/ }).check();
  await expect(preview).toContainText('600 × 1100 pixels, 33 values');
  await expect(picture).toHaveJSProperty('naturalHeight', 1100);
});
