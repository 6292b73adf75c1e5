import type { Locator, Page } from '@playwright/test';
import { boxOf, control, hexes, isLifted, select, strip, swatches } from './builderParts';
import { expect, test } from './page';

const FIVE = ['#2A1230', '#2B3FD6', '#C9B6F2', '#F3EEE3', '#FF6A3D'];

const seam = (page: Page) => strip(page).getByRole('group', { name: /^Colors between/ });

const open = async (page: Page, colors: string = FIVE.join('-').replaceAll('#', '')) => {
  await page.goto(`/palette-builder?c=${colors}`);
  await expect(hexes(page)).toHaveCount(colors.split('-').length);
};

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = await boxOf(locator);
  return { x: x + width / 2, y: y + height / 2 };
};

/** Presses in the middle of a swatch and moves by `dx` in small steps. */
const dragBy = async (page: Page, swatch: Locator, dx: number) => {
  const { x, y } = await middleOf(swatch);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y, { steps: Math.min(Math.abs(dx), 20) });
};

/** A finger that touches at a point and goes up or down through the distances. */
const swipe = async (page: Page, { x, y }: { x: number; y: number }, distances: readonly number[]) => {
  const touch = await page.context().newCDPSession(page);
  const touchPoints = (dy: number) => ({ touchPoints: [{ x, y: y + dy }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...touchPoints(0) });
  for (const dy of distances) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...touchPoints(dy) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

const steps = (page: Page) =>
  page.evaluate(() => (JSON.parse(localStorage.getItem('colorPaletteHistory') ?? '[]') as unknown[]).length);

const openBetweenByKeys = (page: Page): Promise<void> =>
  test.step('fingers and keys open the colors between two neighbors with a button [B-20] [B-22]', async () => {
    const plus = control(page, 'Add a color between color 1 and color 2');
    await plus.focus();
    await page.keyboard.press('Enter');
    await expect(
      seam(page)
        .getByRole('button', { name: /^Add this color: / })
        .nth(2),
    ).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(
      seam(page)
        .getByRole('button', { name: /^Add this color: / })
        .nth(3),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(plus).toBeFocused();
    await expect(seam(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(seam(page).getByRole('button', { name: 'Add 4 colors' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(hexes(page)).toHaveCount(9);
    await expect(strip(page).getByRole('button', { name: /^Add a color/ })).toHaveCount(0);
  });

test('the strip by mouse', async ({ page }) => {
  await open(page);

  await test.step('7 pixels are a click, 8 pixels a drag [B-15] [B-14]', async () => {
    await dragBy(page, swatches(page).nth(2), 7);
    await expect(strip(page).locator('[data-dragged]')).toHaveCount(0);
    await page.mouse.up();
    await expect(swatches(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(hexes(page)).toHaveText(FIVE);

    await dragBy(page, swatches(page).nth(0), 8);
    // The eighth pixel lifts it; the next move carries it.
    await page.mouse.move((await middleOf(swatches(page).nth(0))).x + 10, 300);
    await expect(strip(page).locator('[data-dragged]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(strip(page).locator('[data-dragged]')).toHaveCount(0);
    await page.mouse.up();
    await expect(hexes(page)).toHaveText(FIVE);
  });

  await test.step('a drag reorders in one step and leaves the dragged color selected [B-15]', async () => {
    const target = await middleOf(swatches(page).nth(3));
    const from = await middleOf(swatches(page).nth(1));
    await dragBy(page, swatches(page).nth(1), target.x - from.x + 10);
    await page.mouse.up();
    const moved = ['#2A1230', '#C9B6F2', '#F3EEE3', '#2B3FD6', '#FF6A3D'];
    await expect(hexes(page)).toHaveText(moved);
    await expect(swatches(page).nth(3)).toHaveAttribute('aria-current', 'true');
    expect(await steps(page)).toBe(2);
    await page.getByRole('button', { name: 'Previous palette' }).click();
    await expect(hexes(page)).toHaveText(FIVE);
  });

  await test.step('a button pressed by a hand that slips does what it says; the handle beside it drags [B-15]', async () => {
    await select(page, 2);
    const { x, y } = await middleOf(control(page, 'Duplicate color'));
    await page.mouse.move(x - 5, y);
    await page.mouse.down();
    await page.mouse.move(x + 6, y, { steps: 11 });
    await expect(strip(page).locator('[data-dragged]')).toHaveCount(0);
    await page.mouse.up();
    await expect(hexes(page)).toHaveCount(6);

    // The copy has to have come to its place.
    await control(page, 'Drag to move').hover();
    await dragBy(page, control(page, 'Drag to move'), 60);
    await expect(strip(page).locator('[data-dragged]')).toHaveCount(1);
    await page.mouse.up();
  });
});

test('the strip by keys', async ({ page }) => {
  await open(page);

  await test.step('the keyboard lifts, moves by 25 pixels and drops a swatch, and says where it is [B-16]', async () => {
    await select(page, 1);
    const handle = control(page, 'Drag to move');
    await handle.focus();
    const item = strip(page).getByRole('listitem').nth(1);
    await page.keyboard.press('Space');
    await isLifted(item);
    const start = (await boxOf(item)).x;
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(item)).x - start).toBe(25);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => (await boxOf(item)).x - start).toBe(0);
    // Arrow keys are the drag's: the history stays where it is.
    await expect(hexes(page)).toHaveText(FIVE);
    for (let i = 0; i < 14; i += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await expect(page.getByText('Color 2, #2B3FD6, is now at position 3 of 5')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(hexes(page)).toHaveText(['#2A1230', '#C9B6F2', '#2B3FD6', '#F3EEE3', '#FF6A3D']);
    await expect(swatches(page).nth(2)).toHaveAttribute('aria-current', 'true');
    await expect(control(page, 'Drag to move')).toBeFocused();

    for (const key of ['Tab', 'Shift+Tab']) await page.keyboard.press(key);
    await expect(page.getByRole('tooltip', { name: 'Drag to move' })).toBeVisible();
    const dropped = strip(page).getByRole('listitem').nth(2);
    const place = (await boxOf(dropped)).x;
    // As any Enter, though some browsers tell the keypad's apart.
    await page.keyboard.press('NumpadEnter');
    await isLifted(dropped);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await boxOf(dropped)).x - place).toBe(25);
    await page.keyboard.press('Escape');
    await expect(strip(page).locator('[data-dragged]')).toHaveCount(0);
    await expect(hexes(page)).toHaveText(['#2A1230', '#C9B6F2', '#2B3FD6', '#F3EEE3', '#FF6A3D']);
    expect(await steps(page)).toBe(2);
    await page.getByRole('button', { name: 'Previous palette' }).click();
    await expect(hexes(page)).toHaveText(FIVE);
  });

  await openBetweenByKeys(page);
});

test('the colors between two neighbors by mouse', async ({ page }) => {
  await page.clock.install();
  await open(page);

  await test.step('the controls of a swatch beside a boundary can be pressed [B-20] [B-17]', async () => {
    await select(page, 1);
    const { x, y } = await middleOf(control(page, 'Delete color'));
    await page.mouse.move(x, y);
    await page.clock.runFor(300);
    await expect(seam(page)).toHaveCount(0);
    const boundary = await boxOf(strip(page).getByRole('listitem').nth(1));
    await page.mouse.move(boundary.x + boundary.width - 10, 300);
    await expect(seam(page)).toHaveCount(1);
    // Also under the open colors, which leave the controls free.
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.down();
    await page.mouse.up();
    await expect(hexes(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Previous palette' }).click();
    await expect(hexes(page)).toHaveText(FIVE);
  });

  await test.step('a rest within 35 pixels of a boundary shows five colors to add [B-20] [B-21]', async () => {
    const { x, width } = await boxOf(strip(page).getByRole('listitem').nth(3));
    await page.mouse.move(x + width - 36, 300);
    await page.mouse.move(x + width - 36, 301);
    await page.clock.runFor(300);
    await expect(seam(page)).toHaveCount(0);
    await page.mouse.move(x + width - 35, 300);
    await expect(seam(page).getByRole('button', { name: /^Add this color: / })).toHaveCount(5);
    await page.mouse.move(x + width, 258);
    await expect(seam(page).getByText('Add this color').filter({ visible: true })).toHaveText(/#FFB094/);
    await expect(seam(page).getByRole('button', { name: 'Add 4 colors' })).toBeVisible();
    await page.mouse.move(x + width - 80, 300);
    await expect(seam(page)).toHaveCount(0);

    await page.mouse.move(x + width, 258);
    await seam(page).getByRole('button', { name: 'Add this color: #FFB094' }).click();
    await expect(hexes(page)).toHaveText([...FIVE.slice(0, 4), '#FFB094', '#FF6A3D']);
    await expect(swatches(page).nth(4)).toHaveAttribute('aria-current', 'true');
  });
});

test('the strip by finger @phone-only', async ({ page }) => {
  await open(page);

  await test.step('a finger opens a row of colors and adds one [B-20] [B-21]', async () => {
    const plus = control(page, 'Add a color between color 1 and color 2');
    const { width, height } = await boxOf(plus);
    expect([width, height]).toEqual([28, 28]);
    await plus.tap();
    expect((await boxOf(seam(page))).height).toBe(48);
    await seam(page).getByRole('button', { name: 'Close' }).tap();
    await expect(seam(page)).toHaveCount(0);
    await plus.tap();
    await seam(page)
      .getByRole('button', { name: /^Add this color: / })
      .first()
      .tap();
    await expect(hexes(page)).toHaveCount(6);
    await expect(swatches(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('button', { name: 'Previous palette' }).click();
    await expect(hexes(page)).toHaveText(FIVE);
  });

  await test.step('a finger on the handle drags along the column [B-15]', async () => {
    await swipe(page, await middleOf(control(page, 'Drag to move')), [4, 9, 40, 90, 140, 170]);
    await expect(hexes(page)).not.toHaveText(FIVE);
    await expect(hexes(page).nth(0)).toHaveText('#2B3FD6');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // By key: for 50 ms after a drop dnd-kit swallows clicks, which no finger is quick enough to meet.
    await page.keyboard.press('ControlOrMeta+z');
    await expect(hexes(page)).toHaveText(FIVE);
  });

  await test.step('a finger that moves at once scrolls the page [B-15]', async () => {
    await swipe(page, await middleOf(swatches(page).nth(3)), [-20, -60, -100, -140, -180, -200]);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await expect(hexes(page)).toHaveText(FIVE);
  });

  await openBetweenByKeys(page);
});
