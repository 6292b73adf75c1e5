import { bands, columns, INK, open, palette, STONE, TEAL, upload } from './imagePage';
import { expect, test } from './page';
import type { Page } from '@playwright/test';

const pin = (page: Page, hex: string) =>
  page.getByRole('button', { name: new RegExp(`${hex}, .* pin \\d of`) });
const layer = (page: Page) => page.getByRole('group', { name: 'Pins of the palette' });

/** The point of the screen at a part of the picture. */
const pointAt = async (page: Page, x: number, y = 0.5) => {
  const box = await layer(page).boundingBox();
  if (!box) throw new Error('the picture is not shown');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
};

const CORAL = '#F26B4E';

/** The palette without its last color, which the picture still has. */
const openWithout = async (page: Page) => {
  await open(page);
  await upload(page, await bands('bands.png', [TEAL, STONE, CORAL]));
  await pin(page, CORAL).focus();
  await page.keyboard.press('Delete');
  await expect(columns(page)).toHaveCount(2);
};

test('by mouse a click adds a color, a dragged pin takes another, and both are undone', async ({ page }) => {
  await openWithout(page);
  const coral = await pointAt(page, 0.95);
  await page.mouse.click(coral.x, coral.y);
  await expect(columns(page).nth(2)).toHaveText(new RegExp(`10%.*${CORAL}$`));
  await expect(pin(page, CORAL)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(columns(page)).toHaveCount(2);

  await pin(page, TEAL).hover();
  await page.mouse.down();
  await page.mouse.move(coral.x, coral.y, { steps: 4 });
  await expect(columns(page).first()).toHaveText(new RegExp(`${CORAL}$`));
  await page.mouse.up();
  await expect(pin(page, CORAL)).toHaveAccessibleName(/9[4-6] percent across/);
  await page.keyboard.press('Control+z');
  await expect(columns(page).first()).toHaveText(new RegExp(`${TEAL}$`));
  await expect(palette(page).getByRole('combobox')).toHaveValue('2');
});

test('by touch a tap adds a color, and a finger drags a pin @phone-only', async ({ page }) => {
  await openWithout(page);
  const coral = await pointAt(page, 0.95);
  await page.touchscreen.tap(coral.x, coral.y);
  await expect(columns(page).nth(2)).toHaveText(new RegExp(`${CORAL}$`));
  await expect(pin(page, CORAL)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(columns(page)).toHaveCount(2);

  const box = await pin(page, TEAL).boundingBox();
  const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ x: from.x + 20, y: from.y }],
  });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [coral] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(columns(page).first()).toHaveText(new RegExp(`${CORAL}$`));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('by touch a tap beside a pin picks the color under the finger, and the foot says its value @phone-only', async ({
  page,
}) => {
  await open(page);
  await upload(page, await bands('bands.png', [TEAL, STONE, CORAL]));
  await pin(page, CORAL).focus();
  await page.keyboard.press('Delete');
  await expect(columns(page)).toHaveCount(2);
  const box = await pin(page, STONE).boundingBox();
  const edge = await pointAt(page, 0.9);
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  // The pin stands 20 px from where the tap is: a thumb that drags takes hold of it from there.
  await page.mouse.move(middle, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x - 10, edge.y, { steps: 4 });
  await page.mouse.up();
  // It comes to lie in the middle of a pixel.
  const moved = await pin(page, STONE).boundingBox();
  await page.touchscreen.tap((moved?.x ?? 0) + (moved?.width ?? 0) / 2 + 20.5, edge.y);
  await expect(columns(page).nth(2)).toHaveText(new RegExp(`${CORAL}$`));
  await expect(page.getByText('Copied!')).toHaveCount(0);
  const foot = page.getByRole('button', { name: 'Open in builder' }).last().locator('xpath=..');
  const width = async (hex: string) => (await foot.getByText(hex).boundingBox())?.width ?? 0;
  await expect.poll(() => width(CORAL)).toBeGreaterThan(40);
  expect(await width(TEAL)).toBeLessThan(2);
  await foot.getByText(TEAL).locator('xpath=..').click();
  await expect(page.getByText('Copied!')).toBeVisible();
  await expect.poll(() => width(TEAL)).toBeGreaterThan(40);
});

test('by keys a pin moves on by pixels until it comes to another color', async ({ page }) => {
  await openWithout(page);
  await pin(page, STONE).focus();
  for (let steps = 0; steps < 5; steps += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(pin(page, CORAL)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(columns(page).nth(1)).toHaveText(new RegExp(`${STONE}$`));
});

test('every pin stands whole within the frame, on its color', async ({ page }) => {
  await open(page);
  await upload(page, await bands('bands.png', [TEAL, STONE, INK]));
  const frame = await layer(page).locator('xpath=../..').boundingBox();
  for (const hex of [TEAL, STONE, INK]) {
    const box = await pin(page, hex).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(frame?.x ?? Infinity);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0));
  }
});
