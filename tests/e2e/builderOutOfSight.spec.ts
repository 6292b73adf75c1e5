import type { Page } from '@playwright/test';
import { boxOf, control, give, hexes, strip, tool, toolbar } from './builderParts';
import { expect, test } from './page';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Palette, always at hand' });

test('the palette expanded, and out of sight @phone', async ({ page, isMobile }) => {
  const outOfReach = page.locator('[inert]');
  await page.goto('/palette-builder?c=2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d');
  await expect(hexes(page)).toHaveCount(5);

  await test.step('expanded, the palette fills the screen and the rest is out of reach [B-25] [B-10]', async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await give(page, /^Expand palette/);
    const first = await boxOf(strip(page));
    expect(first).toMatchObject({ x: 0, y: 0, width: size.width });
    const second = await boxOf(toolbar(page));
    expect(Math.round(first.height + second.height)).toBe(size.height);
    await expect(outOfReach.getByRole('banner')).toHaveCount(1);
    const panel = page.getByRole('region', { name: 'Color values' });
    await expect(panel).toHaveCount(0);
    // From the button that it came to rest on: Escape would close that one's tooltip first.
    await page.mouse.move(4, 4);
    await page.keyboard.press('Escape');
    await expect(outOfReach).toHaveCount(0);
    await expect(panel).toHaveCount(1);
    await page.keyboard.press('f');
    const collapse = page.getByRole('button', { name: 'Collapse palette' });
    await expect(collapse).toBeVisible();
    // Around the page, and never into what is covered.
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
    }
    await collapse.click();
    await expect(outOfReach).toHaveCount(0);
  });

  await test.step('what it covered stays where it was scrolled to', async () => {
    await page.evaluate(() => window.scrollTo(0, 1200));
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Collapse palette' })).toBeVisible();
    await page.keyboard.press('f');
    await expect(outOfReach).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(1200);
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  await test.step('a bar stands in where the palette was scrolled away, and its tooltips name the keys [B-105]', async () => {
    await expect(bar(page)).toHaveCount(0);
    await page.evaluate(() => {
      document.body.style.minHeight = '4000px';
      window.scrollTo(0, 1500);
    });
    await expect(bar(page)).toBeVisible();
    const second = bar(page).getByRole('button', { name: /^Select color 2,/ });
    await second.click();
    await expect(second).toHaveAttribute('aria-current', 'true');
    await expect(strip(page)).not.toBeInViewport();
    await bar(page)
      .getByRole('button', { name: /Generate/ })
      .click();
    await expect(bar(page).getByRole('button', { name: /^Select color 1,/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    // A finger has no tooltips.
    if (!isMobile) {
      await bar(page)
        .getByRole('button', { name: /^Select color 3,/ })
        .hover();
      await expect(page.getByRole('tooltip', { name: 'Press 3' })).toBeVisible();
    }
    const { x, y, width, height } = await boxOf(bar(page));
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    expect([x, width]).toEqual([0, size.width]);
    expect(y + height).toBeCloseTo(size.height, 0);
    await page.keyboard.press('f');
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press('f');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar(page)).toHaveCount(0);
  });
});

test('on a page that is never idle the palette is right wherever it is seen', async ({ page }) => {
  // What waits for an idle moment waits for ever.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto('/palette-builder?c=2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d');
  const inBar = bar(page).getByRole('button', { name: /^Select color/ });
  const scrollAway = () => page.evaluate(() => window.scrollTo(0, 1500));

  await test.step('in the window it follows at once, and so does its toolbar', async () => {
    await expect(toolbar(page)).toContainText('5 colors');
    await control(page, 'Duplicate color').click();
    await expect(hexes(page)).toHaveCount(6);
    await expect(toolbar(page)).toContainText('6 colors');
    await expect(tool(page, 'Previous palette')).toBeEnabled();
  });

  await test.step('scrolled away, the bar at the bottom follows at once', async () => {
    await page.evaluate(() => Object.assign(document.body.style, { minHeight: '4000px' }));
    await scrollAway();
    await expect(inBar).toHaveCount(6);
    await page.keyboard.press('Control+z');
    await expect(inBar).toHaveCount(5);
  });

  await test.step('it is right again where it comes back', async () => {
    await page.keyboard.press('Home');
    await expect(hexes(page)).toHaveCount(5);
    await expect(toolbar(page)).toContainText('5 colors');
  });

  await test.step('a color is typed in the strip from wherever the page stands', async () => {
    await scrollAway();
    await expect(inBar).toHaveCount(5);
    await page.keyboard.press('Control+y');
    await expect(inBar).toHaveCount(6);
    await page.keyboard.press('h');
    await expect(strip(page).getByRole('textbox')).toBeFocused();
    await expect(hexes(page)).toHaveCount(5);
    await expect(toolbar(page)).toContainText('6 colors');
  });
});
