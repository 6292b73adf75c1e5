import { hexes, swatches, tool } from './builderParts';
import { bands, columns, open, upload } from './imagePage';
import { expect, test } from './page';

/** Phones on their side, with and without the browser's own bar, and a small one. */
const WINDOWS = [
  { width: 844, height: 390 },
  { width: 844, height: 340 },
  { width: 667, height: 375 },
] as const;

test('on a phone on its side Generate and Save are in the window, under the colors @phone-only', async ({
  page,
}) => {
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c');
    for (const name of ['Generate', /^Save/]) await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
    await expect(swatches(page).first()).toBeInViewport({ ratio: 1 });
  }
  await tool(page, 'Generate').tap();
  await expect(page).not.toHaveURL(/0d9488-f5f5f4/i);
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true, viewport: { width: 844, height: 390 } });

  test('on a phone on its side the colors have their values above the question about cookies @phone-only', async ({
    page,
  }) => {
    await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917-eab308-be123c');
    await expect(page.getByRole('button', { name: 'Reject all' })).toBeVisible();
    const isOnTop = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === element;
    };
    await expect(hexes(page)).toHaveCount(5);
    await expect.poll(() => tool(page, 'Generate').evaluate(isOnTop)).toBe(true);
    for (const hex of await hexes(page).all()) expect(await hex.evaluate(isOnTop)).toBe(true);
  });
});

test('on a phone on its side the palette of a picture is in the window with its way on @phone-only', async ({
  page,
}) => {
  await open(page);
  await upload(page, await bands('bands.png'));
  await expect(columns(page)).toHaveCount(3);
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Open in builder' }).last()).toBeInViewport({ ratio: 1 });
  }
});
