import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { colorFromHex } from '../../src/color/color';
import { layOutThemeSheet } from '../../src/theme/sheet/layOutThemeSheet';
import { parseThemeQuery } from '../../src/theme/themeAddress';
import { seriousIn } from './axe';
import { expect, test } from './page';

const QUERY = 'h=teal.0d9488_amber.f59e0b_violet.7c3aed&g=f5f5f4.1c1917&n=潮の満ち引き';
/** Pixels for each CSS pixel. */
const SCALE = 2;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export theme' });

const save = async (page: Page, format: string): Promise<{ name: string; bytes: Buffer }> => {
  const list = dialog(page).getByRole('combobox', { name: 'Format' });
  await expect(dialog(page)).toBeVisible();
  // Phones have one list.
  if (await list.isVisible()) await list.selectOption(format);
  else await dialog(page).getByRole('radio', { name: format }).check();
  await expect(dialog(page).getByRole('img')).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download' }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
};

test('a theme is saved as a sheet: a picture, and a document of two pages @phone', async ({ page }) => {
  await page.goto(`/theme?${QUERY}`);
  await page.getByRole('button', { name: 'Export' }).click();

  await test.step('the picture has both modes side by side, each color where it is meant to be', async () => {
    const { name, bytes } = await save(page, 'PNG sheet');
    expect(name).toBe('潮の満ち引き-sheet.png');
    const theme = parseThemeQuery(`?${QUERY}`);
    if (typeof theme === 'string') throw new TypeError('not a theme');
    const pages = layOutThemeSheet(theme);
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const { width = 0, height = 0 } = pages[0] ?? {};
    expect([info.width, info.height]).toEqual([2 * SCALE * width, SCALE * height]);
    const off = pages.flatMap(({ shapes }, number) =>
      shapes.slice(1).flatMap((shape) => {
        if (shape.kind !== 'box' || shape.height < 20) return [];
        // Beside the text that stands in the middle, and the dot above it.
        const [x, y] = [number * width + shape.x + 3, shape.y + shape.height - 4];
        const at = 3 * (Math.round(SCALE * y) * info.width + Math.round(SCALE * x));
        const { r, g, b } = colorFromHex(shape.color).rgb;
        const seen = data.subarray(at, at + 3);
        return seen.equals(Buffer.from([r, g, b]))
          ? []
          : [`${shape.color} is ${seen.toString('hex')} at ${x} ${y}`];
      }),
    );
    expect(off).toEqual([]);
  });

  await test.step('the document is called as the theme', async () => {
    const { name, bytes } = await save(page, 'PDF sheet');
    expect(name).toBe('潮の満ち引き-sheet.pdf');
    const document = await PDFDocument.load(bytes);
    expect(document.getPageCount()).toBe(2);
    expect(document.getTitle()).toBe('潮の満ち引き');
  });

  expect(await seriousIn(page, '[role="dialog"]')).toEqual([]);
});

test('the picture of a wide theme is in Display P3, each wide color as it is meant to be', async ({
  page,
}) => {
  const query = 'h=green.16a34a_rose.e11d48&gm=p3&pl=green.2.bbf7d0';
  await page.goto(`/theme?${query}`);
  await page.getByRole('button', { name: 'Export' }).click();
  const { bytes } = await save(page, 'PNG sheet');
  const { icc } = await sharp(bytes).metadata();
  expect(icc?.toString('latin1').replaceAll('\0', '')).toContain('Display P3');
  const theme = parseThemeQuery(`?${query}`);
  if (typeof theme === 'string') throw new TypeError('not a theme');
  const pages = layOutThemeSheet(theme, true);
  // As they are in the file: sharp would make sRGB of them.
  const picture = sharp(bytes).keepIccProfile().removeAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const { width = 0 } = pages[0] ?? {};
  const wides = pages.flatMap(({ shapes }, number) =>
    shapes.flatMap((shape) => {
      if (shape.kind !== 'box' || shape.wide === undefined || shape.height < 20) return [];
      const [x, y] = [number * width + shape.x + 3, shape.y + shape.height - 4];
      const at = 3 * (Math.round(SCALE * y) * info.width + Math.round(SCALE * x));
      const wanted = [...shape.wide.matchAll(/ ([\d.]+)/g)].map(([, channel]) => 255 * Number(channel));
      return [[...data.subarray(at, at + 3)].map((channel, i) => Math.abs(channel - (wanted[i] ?? 0)))];
    }),
  );
  expect(wides.length).toBeGreaterThan(10);
  expect(Math.max(...wides.flat())).toBeLessThan(1.5);
});
