import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { faultsIn } from './axe';
import { bands, columns, open, STONE, TEAL, upload } from './imagePage';
import { expect, test } from './page';

const CORAL = '#F26B4E';

const picture = (page: Page) => page.getByRole('region', { name: 'Picture' });
const layer = (page: Page) => page.getByRole('group', { name: 'Pins of the palette' });
const pin = (page: Page, hex: string) =>
  page.getByRole('button', { name: new RegExp(`${hex}, .* pin \\d of`) });

const boxOf = async (what: ReturnType<typeof layer>) => {
  const box = await what.boundingBox();
  if (!box) throw new Error('it is not shown');
  return box;
};

/** Where of the picture the middle of a pin is, as part of its width. */
const partOf = async (page: Page, hex: string): Promise<number> => {
  const [mark, whole] = [await boxOf(pin(page, hex)), await boxOf(layer(page))];
  return (mark.x + mark.width / 2 - whole.x) / whole.width;
};

test('the picture is zoomed by buttons, keys and wheel; pins and picks stay right @phone', async ({
  page,
}) => {
  await open(page);
  await upload(page, await bands('bands.png', [TEAL, STONE, CORAL]));
  await expect(columns(page)).toHaveCount(3);
  const before = await partOf(page, CORAL);
  const { width } = await boxOf(layer(page));

  await test.step('a button makes it larger, and the pins stay on their colors', async () => {
    for (let i = 0; i < 3; i += 1) await picture(page).getByRole('button', { name: 'Zoom in (+)' }).click();
    expect((await boxOf(layer(page))).width).toBeGreaterThan(3 * width);
    expect(await partOf(page, CORAL)).toBeCloseTo(before, 2);
  });

  await test.step('a key shows all of it again', async () => {
    await page.keyboard.press('0');
    expect((await boxOf(layer(page))).width).toBeCloseTo(width, 0);
    await expect(picture(page).getByRole('button', { name: 'Zoom out (−)' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  await test.step('the wheel with Ctrl zooms where the pointer is', async () => {
    const whole = await boxOf(layer(page));
    const at = { x: whole.x + whole.width * 0.9, y: whole.y + whole.height / 2 };
    await page.mouse.move(at.x, at.y);
    await page.keyboard.down('Control');
    for (let i = 0; i < 4; i += 1) await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(async () => (await boxOf(layer(page))).width).toBeGreaterThan(5 * width);
    const zoomed = await boxOf(layer(page));
    expect((at.x - zoomed.x) / zoomed.width).toBeCloseTo(0.9, 1);
  });

  await test.step('axe finds nothing wrong', async () => {
    expect(await faultsIn(page)).toEqual([]);
  });
});

test('what is clicked in a zoomed picture is what is added', async ({ page }) => {
  await open(page);
  await upload(page, await bands('bands.png', [TEAL, STONE, CORAL]));
  await pin(page, CORAL).focus();
  await page.keyboard.press('Delete');
  await expect(columns(page)).toHaveCount(2);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  // By keys alone: the part on the right is scrolled to.
  await layer(page).evaluate((element) => {
    const frame = element.parentElement?.parentElement;
    frame?.scrollTo({ left: frame.scrollWidth });
  });
  const whole = await boxOf(layer(page));
  await page.mouse.move(whole.x + whole.width * 0.95, whole.y + whole.height / 2);
  await expect(page.getByText(CORAL, { exact: true })).toBeVisible();
  await page.mouse.click(whole.x + whole.width * 0.95, whole.y + whole.height / 2);
  await expect(columns(page).nth(2)).toHaveText(new RegExp(`${CORAL}$`));
});

test('single pixels of the file are picked in a zoomed picture larger than its preview', async ({ page }) => {
  // Black and white by turns, a pixel wide: in the preview of 800 px all of it is gray.
  const [width, height] = [3200, 1600];
  const pixels = Buffer.alloc(width * height, 0);
  for (let at = 0; at < pixels.length; at += 2) pixels[at] = 255;
  // Something else, so that the palette has two colors.
  pixels.fill(60, 0, width * 200);
  const buffer = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  await open(page);
  await upload(page, { name: 'lines.png', mimeType: 'image/png', buffer });
  await page.getByRole('combobox', { name: 'Sample size' }).selectOption('1 px');
  for (let i = 0; i < 3; i += 1) await picture(page).getByRole('button', { name: 'Zoom in (+)' }).click();
  const frame = await boxOf(layer(page).locator('xpath=../..'));
  const pure = page.getByText(/^#(?:000000|FFFFFF)$/);
  const before = await pure.count();
  // Until the file is there in full size, the magnifier shows a gray.
  await expect(async () => {
    await page.mouse.move(frame.x + frame.width / 2 + 1, frame.y + frame.height / 2);
    await page.mouse.move(frame.x + frame.width / 2, frame.y + frame.height / 2);
    expect(await pure.count()).toBe(before + 1);
  }).toPass();
});

test('two fingers zoom the picture and not the page @phone-only', async ({ page }) => {
  await open(page);
  await upload(page, await bands('bands.png', [TEAL, STONE, CORAL]));
  await expect(columns(page)).toHaveCount(3);
  const whole = await boxOf(layer(page));
  const y = whole.y + whole.height / 2;
  const fingers = (gap: number) => [
    { x: whole.x + whole.width / 2 - gap, y, id: 0 },
    { x: whole.x + whole.width / 2 + gap, y, id: 1 },
  ];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
  for (const gap of [40, 60, 80, 90])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(gap) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await boxOf(layer(page))).width).toBeGreaterThan(2 * whole.width);
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  await expect(columns(page)).toHaveCount(3);
});
