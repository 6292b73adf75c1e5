import type { Page } from '@playwright/test';
import { boxOf, dialog, give, hexes, panel, tool, toolbar, unfoldPanels } from './builderParts';
import { expect, test } from './page';
import { smallTargets } from './touchTargets';

const LINK = '/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c';
const HEIGHT = 844;

const jumps = (page: Page) => page.getByRole('navigation', { name: 'Panels' });
const jump = (page: Page, name: string) => jumps(page).getByRole('button', { name, exact: true });
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Each button of the toolbar stands in one row, for a finger, and on the screen. */
const expectOneRow = async (page: Page, width: number, count: number): Promise<void> => {
  const buttons = toolbar(page).getByRole('button');
  // Buttons come, go and move once the page has seen its new width.
  await expect(async () => {
    await expect(buttons).toHaveCount(count);
    const boxes = await Promise.all((await buttons.all()).map(boxOf));
    expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
    expect(Math.min(...boxes.map(({ height }) => height))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(44);
    expect(Math.min(...boxes.map(({ x }) => x))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThanOrEqual(width);
  }).toPass();
};

test('the toolbar of narrow screens @phone-only', async ({ page }) => {
  await page.goto(LINK);
  await expect(hexes(page)).toHaveCount(5);

  await test.step('is one row', async () => {
    for (const [width, count] of [
      [320, 7],
      [360, 8],
      [390, 8],
    ] as const) {
      await page.setViewportSize({ width, height: HEIGHT });
      await expectOneRow(page, width, count);
    }
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  });

  await test.step('has every other command behind its last button', async () => {
    await tool(page, 'More').tap();
    await expect(page.getByRole('menuitem')).toHaveText(
      [
        'Expand palette',
        'Name this palette',
        'Mirror palette horizontally',
        'Compare and mix palettes',
        'Pin this palette',
        'History',
        'Export palette',
        'Import palette',
        'Make a theme',
      ],
      { useInnerText: true },
    );
    for (const item of await page.getByRole('menuitem').all())
      expect((await boxOf(item)).height).toBeGreaterThanOrEqual(44);
    await page.getByRole('menuitem', { name: 'Mirror palette horizontally' }).tap();
    await expect(hexes(page).first()).toHaveText('#BE123C');
    await expect(tool(page, 'More')).toBeFocused();
  });

  await test.step('shares by every way from the row, and from the menu where the row has no room', async () => {
    await tool(page, 'Share palette').tap();
    await expect(page.getByRole('menuitem', { name: 'Export as poster' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 320, height: HEIGHT });
    await expect(tool(page, 'Share palette')).toHaveCount(0);
    await tool(page, 'More').tap();
    await expect(page.getByRole('menuitem', { name: 'Export as poster' })).toBeVisible();
    // However many there are, the list stays in the window.
    await expect.poll(async () => (await boxOf(page.getByRole('menu'))).y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: HEIGHT });
  });

  await test.step('leads back to any palette of the history, and pins it', async () => {
    await tool(page, 'Generate').tap();
    await expect(hexes(page).first()).not.toHaveText('#BE123C');
    await give(page, 'History');
    const history = dialog(page, 'History');
    await expect(history.getByRole('listitem')).toHaveCount(3);
    await history.getByRole('button', { name: 'Pin palette 1' }).tap();
    await expect(history.getByRole('button', { name: 'Unpin palette 1' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => smallTargets(page)).toEqual([]);
    await history.getByRole('button', { name: /^Palette 2 of 3: #BE123C/ }).tap();
    await expect(history).toBeHidden();
    await expect(hexes(page).first()).toHaveText('#BE123C');
  });

  await test.step('gives the palette a name, and shows it', async () => {
    await give(page, 'Name this palette');
    const field = toolbar(page).getByRole('textbox', { name: 'Palette name' });
    await expect(field).toBeFocused();
    await field.press('Escape');
    await expect(tool(page, 'More')).toBeFocused();
    await give(page, 'Name this palette');
    await field.fill('Kiln');
    await field.press('Enter');
    await expect(tool(page, 'Rename palette Kiln')).toBeFocused();
    await tool(page, 'More').tap();
    const menu = page.getByRole('menu', { name: 'More' });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('menuitem', { name: 'Name this palette' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  await test.step('the button of an empty import is as wide as its dialog', async () => {
    await give(page, 'Import palette');
    await expect(async () => {
      const field = await boxOf(dialog(page, 'Import palette').getByRole('textbox'));
      const button = await boxOf(dialog(page, 'Import palette').getByRole('button', { name: 'Use colors' }));
      expect(button).toMatchObject({ x: field.x, width: field.width });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(dialog(page, 'Import palette')).toBeHidden();
  });
});

test('the panels on narrow screens @phone-only', async ({ page }) => {
  await page.goto(LINK);
  await expect(panel(page, 'Contrast matrix').getByRole('toolbar')).toBeVisible();

  await test.step('take half the page that all of them open take', async () => {
    const folded = await pageHeight(page);
    const accessibility = panel(page, 'Accessibility');
    await expect(accessibility.getByText('Protanopia')).toHaveCount(0);
    await unfoldPanels(page);
    await expect(accessibility.getByText('Protanopia')).toBeVisible();
    await expect(panel(page, 'In-use preview').getByRole('img')).toBeVisible();
    expect(folded).toBeLessThan((await pageHeight(page)) * 0.52);
  });

  await test.step('are led to from a line that stays, which says which one is in view', async () => {
    await page.reload();
    await jump(page, 'Accessibility').tap();
    const title = panel(page, 'Accessibility').getByRole('button', { name: 'Accessibility', exact: true });
    await expect(title).toBeFocused();
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page, 'Accessibility').getByText('Protanopia')).toBeVisible();
    await expect(jump(page, 'Accessibility')).toHaveAttribute('aria-current', 'location');
    await expect(jump(page, 'Accessibility')).toBeInViewport({ ratio: 1 });
    const line = await boxOf(jumps(page));
    expect(line.height).toBeGreaterThanOrEqual(44);
    expect((await boxOf(panel(page, 'Accessibility'))).y).toBeGreaterThanOrEqual(line.y + line.height);

    await page.mouse.wheel(0, -20_000);
    await expect(jumps(page).locator('[aria-current]')).toHaveText('Color values');
    await panel(page, 'Palette adjustments').evaluate((element) => element.scrollIntoView());
    await expect(jumps(page).locator('[aria-current]')).toHaveText('Palette adjustments');
  });

  await test.step('the last one, which cannot come to the top, is the one in view once it was asked for', async () => {
    await jump(page, 'Swap selected color').focus();
    await page.keyboard.press('Enter');
    await expect(panel(page, 'Swap selected color')).toBeInViewport();
    await expect(jumps(page).locator('[aria-current]')).toHaveText('Swap selected color');
  });

  await test.step('and so is the last one at the end of the page, moved by hand', async () => {
    await page.mouse.wheel(0, -20_000);
    await expect(jumps(page).locator('[aria-current]')).toHaveText('Color values');
    await page.mouse.wheel(0, 20_000);
    await expect(jumps(page).locator('[aria-current]')).toHaveText('Swap selected color');
  });

  await test.step('one Tab stop leads into the line, arrows along it', async () => {
    await jump(page, 'Swap selected color').focus();
    await page.keyboard.press('ArrowLeft');
    await expect(jump(page, 'Pairings')).toBeFocused();
    await expect(jumps(page).locator('[tabindex="0"]')).toHaveCount(1);
  });

  await test.step('at the end of the page the footer comes out from under the floating palette', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('complementary', { name: 'Palette, always at hand' });
    const links = page.getByRole('navigation', { name: 'Footer' });
    // Panels come one after another, and the page grows with each.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar).toBeVisible({ timeout: 500 });
      const [over, under] = [await bar.boundingBox(), await links.boundingBox()];
      expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
    }).toPass();
  });
});
