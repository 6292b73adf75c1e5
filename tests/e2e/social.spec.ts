import { readFile } from 'node:fs/promises';
import type { Page, Worker } from '@playwright/test';
import sharp from 'sharp';
import { openAsAdmin, typeUntil } from './adminTools';
import { expect, test } from './page';

const COLORS = ['#0B2B33', '#14535C', '#2F8F8B', '#9CCFC0', '#F1EBDD'];
const LINK = COLORS.map((hex) => hex.slice(1).toLowerCase()).join('-');

const open = async (page: Page) => {
  await openAsAdmin(page, LINK, 'Tidewater');
  const dialog = page.getByRole('dialog', { name: 'Social media export' });
  await typeUntil(page, 'rrss', () => dialog.isVisible());
  return dialog;
};

const downloadBy = async (page: Page) => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download', exact: true }).click(),
  ]);
  const bytes = await readFile(await download.path());
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { format } = await sharp(bytes).metadata();
  const at = (x: number, y: number): number[] => {
    const start = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  return { name: download.suggestedFilename(), format, width: info.width, height: info.height, at };
};
const rgbOf = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Middles of the rings, left of their values: as the design has it, from the bottom edge up. */
const ringMiddles = (height: number): number[] => {
  const radius = Math.min(height - (height <= 1080 ? 360 : 420), 1150);
  const step = radius / 4.3;
  return [0, 1, 2, 3].map((ring) => height - radius + ring * step + step / 2);
};

test('pictures have the chosen size and format, and each color where it belongs, in a font that is loaded in the worker at both weights; one of one color is that color, under a name of its own [A-28, A-29, A-30] [A-31]', async ({
  page,
}) => {
  test.slow();
  const dialog = await open(page);
  await test.step('the sans font is loaded at both weights', async () => {
    await expect(dialog.getByRole('img', { name: /^Preview/ })).toBeVisible();
    const fontsIn = (worker: Worker) =>
      worker.evaluate(() =>
        [...(self as unknown as { fonts: Iterable<FontFace> }).fonts].map(
          ({ weight, status }) => `${weight} ${status}`,
        ),
      );
    // Those of the builder end while they have nothing to do.
    const states = () => Promise.all(page.workers().map((worker) => fontsIn(worker).catch(() => [])));
    await expect.poll(async () => (await states()).flat().toSorted()).toEqual(['400 loaded', '600 loaded']);
  });

  await test.step('pictures of the palette', async () => {
    for (const [size, width, height] of [
      ['1080×1350', 1080, 1350],
      ['1080×1080', 1080, 1080],
      ['1080×1920', 1080, 1920],
    ] as const) {
      await dialog.getByRole('radio', { name: size }).check({ force: true });
      for (const [tab, extension, format] of [
        ['PNG', 'png', 'png'],
        ['JPG', 'jpg', 'jpeg'],
      ] as const) {
        await dialog.getByRole('tab', { name: tab }).click();
        const picture = await downloadBy(page);
        expect(picture).toMatchObject({ name: `palette-social-media.${extension}`, format, width, height });
        const seen = [[1060, 130], ...ringMiddles(height).map((y) => [420, y + 16])].map(([x = 0, y = 0]) =>
          picture.at(x, y),
        );
        const wanted = COLORS.toReversed().map(rgbOf);
        // JPEG rounds; PNG may not.
        const allowed = format === 'png' ? 0 : 3;
        seen.forEach((rgb, index) =>
          rgb.forEach((channel, i) =>
            expect(
              Math.abs(channel - (wanted[index]?.[i] ?? -99)),
              `${size} ${tab} ring ${index}`,
            ).toBeLessThanOrEqual(allowed),
          ),
        );
      }
    }
  });

  await test.step('a picture of one color', async () => {
    await dialog.getByRole('tab', { name: 'Colors' }).click();
    await dialog.getByRole('radio', { name: '1080×1350' }).check({ force: true });
    await dialog.getByRole('tab', { name: 'PNG' }).click();
    await dialog.getByRole('radio', { name: 'Color 3, #2F8F8B' }).check({ force: true });
    const picture = await downloadBy(page);
    expect(picture).toMatchObject({ name: 'color-3-social-media.png', width: 1080, height: 1350 });
    for (const [x, y] of [
      [0, 0],
      [1079, 0],
      [540, 600],
      [0, 1349],
      [1079, 1349],
    ] as const)
      expect(picture.at(x, y)).toEqual(rgbOf('#2F8F8B'));
  });
});
