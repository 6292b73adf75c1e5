import type { Page } from '@playwright/test';
import { boxOf, give, hexes, strip } from './builderParts';
import { expect, test } from './page';

const bar = (page: Page) => page.getByRole('complementary', { name: 'Palette, always at hand' });

test('the palette expanded, and out of sight @phone', async ({ page, isMobile }) => {
  await page.goto('/palette-builder?c=2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d');
  await expect(hexes(page)).toHaveCount(5);

  await test.step('expanded, the palette fills the screen and the rest is out of reach [B-25] [B-10]', async () => {
    const size = page.viewportSize() ?? { width: 0, height: 0 };
    await give(page, /^Expand palette/);
    const first = await boxOf(strip(page));
    expect(first).toMatchObject({ x: 0, y: 0, width: size.width });
    const toolbar = await boxOf(page.getByRole('region', { name: 'Palette', exact: true }));
    expect(Math.round(first.height + toolbar.height)).toBe(size.height);
    const outOfReach = page.locator('[inert]');
    await expect(outOfReach.getByRole('banner')).toHaveCount(1);
    await expect(outOfReach.getByRole('region', { name: 'Color values' })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(outOfReach).toHaveCount(0);
    await page.keyboard.press('f');
    await expect(page.getByRole('button', { name: 'Collapse palette' })).toBeVisible();
    await page.keyboard.press('f');
    await expect(outOfReach).toHaveCount(0);
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
    expect(x).toBeGreaterThanOrEqual(8);
    expect(x + width).toBeLessThanOrEqual(size.width - 8);
    expect(size.height - y - height).toBeCloseTo(16, 0);
    await page.keyboard.press('f');
    await expect(bar(page)).toHaveCount(0);
    await page.keyboard.press('f');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(bar(page)).toHaveCount(0);
  });
});
