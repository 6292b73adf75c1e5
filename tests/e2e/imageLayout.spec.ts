import sharp from 'sharp';
import { STONE, TEAL, bands, cells, columns, open, palette, upload } from './imagePage';
import { expect, test } from './page';

test('a screen of 320 px holds the page, empty and with a picture @phone-only', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await open(page);
  expect(await overflow()).toBe(0);
  // The ways in are as wide as each other.
  const field = await page.getByRole('textbox', { name: 'Picture address' }).boundingBox();
  const button = await page.getByRole('button', { name: 'Upload image' }).boundingBox();
  expect(field?.width).toBeCloseTo(button?.width ?? 0, 0);
  await upload(page, await bands('bands.png'));
  expect(await overflow()).toBe(0);
  for (const tabs of await page.getByRole('tablist').all()) {
    const track = await tabs.boundingBox();
    for (const tab of await tabs.getByRole('tab').all()) {
      const box = await tab.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(track?.x ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((track?.x ?? 0) + (track?.width ?? 0));
    }
  }
});

/** Nine bands, and how much of the picture each takes. */
const NINE = [
  ['#0D9488', 40],
  ['#F5F5F4', 20],
  ['#1C1917', 12],
  ['#EAB308', 9],
  ['#BE123C', 7],
  ['#3B82F6', 5],
  ['#F9A8D4', 3],
  ['#7E22CE', 2],
  ['#92400E', 2],
] as const;

const nineBands = async () => {
  let left = 0;
  const buffer = await sharp({ create: { width: 300, height: 60, channels: 3, background: TEAL } })
    .composite(
      NINE.map(([background, percent]) => {
        const band = { create: { width: percent * 3, height: 60, channels: 3 as const, background } };
        left += percent * 3;
        return { input: band, left: left - percent * 3, top: 0 };
      }),
    )
    .png()
    .toBuffer();
  return { name: 'nine.png', mimeType: 'image/png', buffer };
};

test('nine colors are drawn by their shares: all to one scale but those that need more for their values @phone', async ({
  page,
}) => {
  await open(page);
  await upload(page, await nineBands());
  await palette(page).getByRole('combobox', { name: 'Color count' }).selectOption('9 colors');
  await expect(columns(page)).toHaveCount(9);
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const drawn = await Promise.all(
    (await columns(page).all()).map(async (column) => {
      const box = await column.boundingBox();
      const [, percent] = /(\d+)%/.exec((await column.textContent()) ?? '') ?? [];
      return { percent: Number(percent), size: (isPhone ? box?.height : box?.width) ?? 0 };
    }),
  );
  const least = Math.min(...drawn.map(({ size }) => size));
  const [wide, narrow] = [
    drawn.filter(({ size }) => size > least + 0.5),
    drawn.filter(({ size }) => size <= least + 0.5),
  ];
  expect(wide.length).toBeGreaterThan(1);
  const [largest] = wide;
  for (const { percent, size } of wide)
    expect(size / (largest?.size ?? 0)).toBeCloseTo(percent / (largest?.percent ?? 0), 1);
  expect(Math.max(...narrow.map(({ percent }) => percent))).toBeLessThan(
    Math.min(...wide.map(({ percent }) => percent)),
  );
});

test('the name of a color is not broken within a word', async ({ page }) => {
  await open(page);
  const apricot = '#E8A060';
  await upload(page, await bands('bands.png', [TEAL, STONE, apricot]));
  const column = columns(page).filter({ hasText: apricot });
  // Its name comes after it.
  await expect(column).toHaveText(/[a-z]{3}/);
  const width = (await column.boundingBox())?.width ?? 0;
  expect(width).toBeLessThan(90);
  const lines = await column.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: { word: string; count: number; isInside: boolean }[] = [];
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (const { 0: word, index } of data.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const isInside = range.getBoundingClientRect().right <= element.getBoundingClientRect().right;
        found.push({ word, count: range.getClientRects().length, isInside });
      }
    }
    return found;
  });
  expect(lines.map(({ word }) => word).join('').length).toBeGreaterThan(15);
  expect(lines.filter(({ count, isInside }) => count > 1 || !isInside)).toEqual([]);
});

test('a swatch that is pointed at grows within its panel, also in the last row', async ({ page }) => {
  await open(page);
  await upload(page, await bands('bands.png'));
  const panel = page.getByRole('region', { name: /^Swatches/ });
  const last = cells(page).last();
  await last.hover();
  await expect(last).not.toHaveCSS('transform', 'none');
  const [cell, around] = [await last.boundingBox(), await panel.boundingBox()];
  expect((cell?.y ?? 0) + (cell?.height ?? 0)).toBeLessThanOrEqual((around?.y ?? 0) + (around?.height ?? 0));
});
