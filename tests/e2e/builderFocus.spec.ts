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
