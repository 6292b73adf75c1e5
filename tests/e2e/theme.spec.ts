import { give, strip, tool } from './builderParts';
import { expect, test } from './page';
import { LINK, open, openRoles, place, scales } from './themePage';

test('a theme is opened from the builder, changed, undone, found again after a reload, and left by Back @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/palette-builder?c=0d9488-f59e0b-f5f5f4-1c1917');
  await expect(strip(page)).toBeVisible();
  await give(page, 'Make a theme');
  await expect(page).toHaveURL(/\/theme\?h=teal\.0d9488_amber\.f59e0b/);
  await expect(scales(page, 'Light').getByRole('button', { name: /^Copy teal / })).toHaveCount(11);
  await expect(page.getByRole('region', { name: 'Checks' }).getByRole('status')).toHaveText(/^All 54/);

  await test.step('a step of the scale becomes the link, found by its name', async () => {
    await openRoles(page);
    await place(page, 'Link in light').click();
    const dialog = page.getByRole('dialog', { name: 'Link in light' });
    await dialog.getByRole('searchbox').fill('amber 300');
    await dialog.getByRole('button', { name: /^amber 300, / }).click();
    await expect(dialog).toBeHidden();
    await expect(place(page, 'Link in light')).toHaveAccessibleName(/: amber 300, .*too little contrast$/);
    await expect(page).toHaveURL(/rl=link\.amber\.3/);
  });

  await test.step('its contrast is repaired', async () => {
    await page.getByRole('button', { name: /^Use .+ for link on background, light$/ }).click();
    await expect(page.getByRole('region', { name: 'Checks' }).getByRole('status')).toHaveText(/^All 54/);
  });

  await test.step('undo and redo', async () => {
    await page.keyboard.press('Control+z');
    await expect(place(page, 'Link in light')).toHaveAccessibleName(/amber 300/);
    await page.keyboard.press('Control+y');
    await expect(page.getByRole('region', { name: 'Checks' }).getByRole('status')).toHaveText(/^All 54/);
    await expect(page).not.toHaveURL(/rl=link\.amber\.3/);
  });

  await test.step('a point of a curve is dragged, and the scales follow', async () => {
    // Fingers have their own test of dragging nothing: there the page scrolls.
    if (isMobile) return;
    const cell = scales(page, 'Light').getByRole('button', { name: /^Copy amber 600, / });
    const before = await cell.getAttribute('aria-label');
    const point = page.getByRole('slider', { name: 'Lightness of 600' });
    await point.scrollIntoViewIfNeeded();
    const box = await point.boundingBox();
    if (!box) throw new Error('not on the page');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 - 6, { steps: 3 });
    await expect(cell).not.toHaveAttribute('aria-label', before ?? '');
    await page.mouse.up();
    await expect(page).toHaveURL(/&tl=/);
  });

  await test.step('a step is dragged onto a role', async () => {
    if (isMobile) return;
    const cell = scales(page, 'Dark').getByRole('button', { name: /^Copy amber 700, / });
    const row = place(page, 'Surface in dark');
    // Both have to be on the screen: the row lies below the fold of the grid.
    await page.evaluate(() => {
      document.documentElement.style.zoom = '0.5';
    });
    await cell.hover();
    await page.mouse.down();
    await row.hover();
    await page.mouse.up();
    await page.evaluate(() => {
      document.documentElement.style.zoom = '';
    });
    await expect(row).toHaveAccessibleName(/^Surface in dark: amber 700, /);
    await expect(page).toHaveURL(/rd=surface\.amber/);
  });

  const address = page.url();
  await page.reload();
  await expect(scales(page, 'Light')).toBeVisible();
  await expect(page).toHaveURL(address);
  await expect(place(page, 'Link in light')).not.toHaveAccessibleName(/automatic/);
  await page.goBack();
  await expect(page).toHaveURL(/\/palette-builder/);
  await expect(tool(page, 'Random palette adjustments')).toBeVisible();
});

test('the page of a theme is no longer than five screens of a phone, its parts a press away, and says nothing of keys @phone-only', async ({
  page,
}) => {
  await open(page, '/theme?h=teal.0d9488');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4300);
  const line = page.getByRole('navigation', { name: 'Panels' });
  await line.getByRole('button', { name: 'Curves' }).click();
  await expect(page.getByRole('slider', { name: 'Lightness of 600' })).toBeVisible();
  await openRoles(page);
  await expect(place(page, 'Primary in light')).toBeVisible();
  await expect(page.getByText('Key: L locks and unlocks.')).toBeHidden();
  await expect(page.getByText('P pins it, Alt with an arrow moves it')).toBeHidden();
  await page.reload();
  await expect(place(page, 'Primary in light')).toBeVisible();
});

test('all eleven steps of the scales fit the window of a phone @phone-only', async ({ page }) => {
  const grid = page.getByRole('toolbar', { name: 'Light scales' });
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/theme?h=teal.0d9488_amber.f59e0b');
    const last = grid.getByRole('button', { name: /^Copy teal 950/ });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    await expect(grid.getByRole('button', { name: /^Copy teal 50,/ })).toBeInViewport({ ratio: 1 });
  }
});

test('the page of a theme is as wide as its window, down to 320 pixels @phone-only', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, LINK);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), String(width)).toBe(width);
  }
});
