import { expect, test } from './page';

test('a menu gives the focus back, however quickly an option is chosen', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  const button = page.getByRole('button', { name: 'Copy scale' });
  const options = page.getByRole('menuitem');
  for (const place of [0, 1, 2, 1, 0]) {
    await button.click();
    await options.nth(place).click();
    await expect(options).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

/** Where what has the focus begins, and where the header ends; null once the focus has left the page's content. */
const focusedPlace = (): { top: number; header: number; name: string } | null => {
  const focused = document.activeElement;
  const header = document.querySelector('header');
  if (!focused || !header || !document.querySelector('main')?.contains(focused)) return null;
  return {
    top: Math.round(focused.getBoundingClientRect().top),
    header: Math.round(header.getBoundingClientRect().bottom),
    name: focused.getAttribute('aria-label') ?? focused.textContent,
  };
};

test('going up through the page, the header hides nothing that gets the focus', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  await expect(
    page.getByRole('region', { name: 'Swap selected color' }).getByRole('button').first(),
  ).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Shift+Tab');
    const place = await page.evaluate(focusedPlace);
    if (place === null) break;
    stops += 1;
    expect(place.top, place.name).toBeGreaterThanOrEqual(place.header);
  }
  expect(stops).toBeGreaterThan(40);
});

test('a swatch that is copied and taken away by the pointer hands the focus on', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  const strip = page.getByRole('list', { name: 'Color palette' });
  await strip.getByRole('button', { name: 'Duplicate color' }).click();
  await expect(strip.getByRole('listitem')).toHaveCount(4);
  await expect(strip.getByRole('button', { name: 'Duplicate color' })).toBeFocused();
  await strip.getByRole('button', { name: 'Delete color' }).click();
  await expect(strip.getByRole('listitem')).toHaveCount(3);
  await expect(strip.locator('[aria-current="true"]')).toBeFocused();
});

test('what lies under the bubble of a button can be pressed', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  await page.getByRole('button', { name: 'Duplicate color' }).hover();
  const bubble = page.getByRole('tooltip');
  await expect(bubble).toBeVisible();
  const isAbove = await bubble.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.contains(hit) || hit?.contains(element) === true;
  });
  expect(isAbove).toBe(false);
});
