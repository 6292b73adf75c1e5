import { expect, test } from './page';

test('nothing of the toolbar lies on anything else of it, with the longest method and a long name', async ({
  page,
}) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  const toolbar = page.getByRole('region', { name: 'Palette', exact: true });
  await toolbar.getByRole('button', { name: /^Generator method/ }).click();
  await page.getByRole('menuitemradio', { name: 'Complementary' }).click();
  // As many steps as there are thumbnails.
  for (let step = 0; step < 6; step++)
    await toolbar.getByRole('button', { name: 'Generate', exact: true }).click();
  await toolbar.getByRole('button', { name: 'Name this palette' }).click();
  await page.getByRole('textbox', { name: 'Palette name' }).fill('Harbour dusk and Night Swim');
  await page.keyboard.press('Enter');

  const overlaps = () =>
    toolbar.getByRole('button').evaluateAll((buttons) => {
      const boxes = buttons.map((button) => button.getBoundingClientRect()).filter(({ width }) => width > 0);
      const isOver = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
      return boxes.filter((box, at) => boxes.slice(at + 1).some((other) => isOver(box, other))).length;
    });
  for (const width of [1024, 1100, 1280, 1366, 1440, 1599, 1600, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overlaps(), `at ${width} px`).toBe(0);
  }
});

test('a name stands in the toolbar in full, where there is room for it', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917&n=Harbor%20at%20night');
  const toolbar = page.getByRole('region', { name: 'Palette', exact: true });
  const name = toolbar.getByText('Harbor at night');
  await expect(name).toBeVisible();
  expect(
    await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('a name has the free space of the toolbar beside all thumbnails of the history', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  const toolbar = page.getByRole('region', { name: 'Palette', exact: true });
  for (let step = 0; step < 6; step++)
    await toolbar.getByRole('button', { name: 'Generate', exact: true }).click();
  await toolbar.getByRole('button', { name: 'Name this palette' }).click();
  await page.getByRole('textbox', { name: 'Palette name' }).fill('Harbor at night');
  await page.keyboard.press('Enter');
  for (const width of [1440, 1600]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await toolbar
      .getByText('Harbor at night')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});
