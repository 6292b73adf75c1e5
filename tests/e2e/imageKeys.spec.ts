import type { Page } from '@playwright/test';
import { bands, columns, picker } from './imagePage';
import { expect, test } from './page';

/** As many stops as lie between a pin and the way to the builder. */
const MOST_TABS = 12;

const focused = (page: Page) => page.locator(':focus');

test('from the picture to the builder it is few Tabs, and arrows lead within each group @desktop-only', async ({
  page,
}) => {
  await page.goto('/image-to-palette');
  await picker(page).setInputFiles(await bands('bands.png'));
  await expect(columns(page).first()).toBeVisible();
  const pins = page.getByRole('group', { name: 'Pins of the palette' }).getByRole('button');

  await test.step('pins are one stop; other keys than those that move them lead from one to the next', async () => {
    await pins.first().focus();
    await page.keyboard.press('PageDown');
    await expect(pins.nth(1)).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(pins.first()).toBeFocused();
  });

  await test.step('the builder is few Tabs away', async () => {
    const open = page.getByRole('button', { name: 'Open in builder' });
    let tabs = 0;
    while (tabs <= MOST_TABS && !(await open.evaluate((button) => button === document.activeElement))) {
      await page.keyboard.press('Tab');
      tabs += 1;
    }
    await expect(open).toBeFocused();
    expect(tabs).toBeLessThanOrEqual(MOST_TABS);
  });

  await test.step('arrows lead through the actions beside it', async () => {
    await page.keyboard.press('Shift+Tab');
    await expect(focused(page)).toHaveText('Copy');
    await page.keyboard.press('End');
    await expect(focused(page)).toHaveAccessibleName('Share palette');
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveText('Export');
    await page.keyboard.press('ArrowLeft');
    await expect(focused(page)).toHaveText('Save');
  });

  await test.step('arrows lead from color to color, and down to copy and to lock one', async () => {
    await columns(page).first().getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(columns(page).nth(1).getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(columns(page).nth(1).getByRole('button', { name: /^Copy/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(
      columns(page)
        .nth(1)
        .getByRole('button', { name: /^Unlock/ }),
    ).toBeFocused();
  });
});
