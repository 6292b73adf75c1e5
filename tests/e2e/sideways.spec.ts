import { swatches, tool } from './builderParts';
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
