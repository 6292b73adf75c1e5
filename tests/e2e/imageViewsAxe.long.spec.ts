import type { Page } from '@playwright/test';
import { faultsIn } from './axe';
import { bands, open, upload } from './imagePage';
import { expect, test } from './page';

const views = (page: Page) => page.getByRole('region', { name: 'Views' });

test('has no accessibility fault in its views and its marquee @phone', async ({ page }) => {
  test.slow();
  await open(page);
  await upload(page, await bands('bands.png'));
  for (const name of ['Posterized', 'Recolored', 'Contrast', 'Vision']) {
    await views(page).getByRole('tab', { name }).click();
    await views(page).scrollIntoViewIfNeeded();
    await expect(views(page).getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    expect(await faultsIn(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Colors of a part' }).click();
  expect(await faultsIn(page)).toEqual([]);
});
