import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

import { bands, columns, open, STONE, TEAL, upload } from './imagePage';
import { expect, test } from './page';

const views = (page: Page) => page.getByRole('region', { name: 'Views' });

/** Four colors in quarters of a JPEG that lies on its side: its orientation turns it upright, 80 × 120. */
const turned = async (name: string) => {
  const buffer = await sharp({ create: { width: 120, height: 80, channels: 3, background: TEAL } })
    .composite([
      { input: { create: { width: 60, height: 80, channels: 3, background: STONE } }, left: 0, top: 0 },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};

test('a view is saved upright and in full size, in nothing but the colors of the palette', async ({
  page,
}) => {
  await open(page);
  await upload(page, await turned('turned.jpg'));
  await views(page).getByRole('tab', { name: 'Posterized' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    views(page).getByRole('button', { name: 'Save as PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('turned-2-colors.png');
  const { data, info } = await sharp(await readFile(await download.path()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([80, 120]);
  const hexes = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    hexes.add(`#${data.toString('hex', at, at + 3).toUpperCase()}`);
  const texts = await columns(page).allTextContents();
  expect([...hexes].toSorted()).toEqual(texts.map((text) => text.slice(-7)).toSorted());
});

test('an upright picture has no more room than it takes: the options beside it have the rest', async ({
  page,
}) => {
  await open(page);
  await upload(page, await turned('turned.jpg'));
  const picture = views(page).getByRole('img', { name: 'turned.jpg, as it is' });
  await picture.scrollIntoViewIfNeeded();
  const options = views(page).getByRole('radiogroup', { name: 'Kind of color vision' });
  const [left, right] = [await picture.boundingBox(), await options.boundingBox()];
  if (!left || !right) throw new Error('one of them is not there');
  expect(left.height).toBeGreaterThan(480);
  expect(right.x - (left.x + left.width)).toBeLessThan(40);
});

test('a view that takes long says how much of it is drawn, and leads back to the view before it when canceled', async ({
  page,
}) => {
  await open(page);
  await upload(page, await bands('bands.png'));
  await views(page).scrollIntoViewIfNeeded();
  const canvasOf = (caption: string) => views(page).getByRole('img', { name: `bands.png. ${caption}` });
  const widthOf = (caption: string) =>
    canvasOf(caption).evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.width : 0));
  await expect.poll(() => widthOf('As seen with deuteranopia')).toBe(100);
  // What recolors comes late.
  let release = (): void => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/recoloring-*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  const recolored = views(page).getByRole('tab', { name: 'Recolored' });
  await recolored.click();
  const bar = views(page).getByRole('progressbar', { name: 'View drawn' });
  await expect(bar).toBeVisible();
  await views(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(bar).toBeHidden();
  await expect(views(page).getByRole('tab', { name: 'Vision' })).toHaveAttribute('aria-selected', 'true');
  expect(await widthOf('As seen with deuteranopia')).toBe(100);
  release();
  await recolored.click();
  await expect.poll(() => widthOf('Recolored by another palette')).toBe(100);
  await expect(bar).toBeHidden();
});

test('pairs of text and background are copied with one click', async ({ page }) => {
  await open(page);
  await upload(page, await bands('bands.png'));
  await views(page).getByRole('tab', { name: 'Contrast' }).click();
  await views(page)
    .getByRole('list', { name: 'In the palette' })
    .getByRole('button', { name: /^Copy #1C1917 on #F5F5F4/ })
    .click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('color: #1C1917; background: #F5F5F4;');
});

test('the colors of a part are asked for by a drag, and the way back is seen', async ({ page }) => {
  await open(page);
  await upload(page, await bands('bands.png'));
  await page.getByRole('button', { name: 'Colors of a part' }).click();
  const box = await page.getByRole('img', { name: 'bands.png', exact: true }).boundingBox();
  const at = (x: number, y: number) =>
    [(box?.x ?? 0) + (box?.width ?? 0) * x, (box?.y ?? 0) + (box?.height ?? 0) * y] as const;
  await page.mouse.move(...at(0.65, 0.2));
  await page.mouse.down();
  await page.mouse.move(...at(0.98, 0.8), { steps: 4 });
  await page.mouse.up();
  await expect(columns(page)).toHaveCount(2);
  await expect(columns(page).first()).toHaveText(/#F5F5F4$/);
  await expect(page.getByText('9 of 10 free extractions remaining today')).toBeVisible();
  await page.getByRole('button', { name: 'Whole picture' }).click();
  await expect(columns(page)).toHaveCount(3);
});

test('by touch a part is drawn with a finger @phone-only', async ({ page }) => {
  await open(page);
  await upload(page, await bands('bands.png'));
  await page.getByRole('button', { name: 'Colors of a part' }).tap();
  const box = await page.getByRole('img', { name: 'bands.png', exact: true }).boundingBox();
  const at = (x: number, y: number) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) * x,
    y: (box?.y ?? 0) + (box?.height ?? 0) * y,
  });
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0.65, 0.2)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(0.8, 0.5)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(0.98, 0.8)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Whole picture' })).toBeVisible();
});
