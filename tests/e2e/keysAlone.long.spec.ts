// Jobs that lead over several pages, from their beginning to their end without a pointer: every control is walked to.
import { button, newEmail } from './account';
import { hexes, strip } from './builderParts';
import { columns, gallery, open as openPictures } from './imagePage';
import { reach, reachAndPress as press } from './keyboard';
import { expect, test } from './page';
import { card, dialog as filmDialog, open as openFilms, option, PRO } from './videoParts';

test('from the first page to the builder, and from there to a saved palette with the sign-in between', async ({
  page,
}) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Start a palette' }));
  await expect(strip(page)).toBeVisible();
  await expect(page).toHaveURL(/palette-builder\?c=/);
  const before = await hexes(page).allTextContents();

  await page.keyboard.press('ControlOrMeta+s');
  await expect(button(page, 'Continue with Google')).toBeFocused();
  await page.keyboard.press('Enter');
  await reach(page, page.getByLabel('Another address'));
  await page.keyboard.type(newEmail('keys'));
  await page.keyboard.press('Enter');

  const save = page.getByRole('dialog', { name: 'Save palette' });
  await expect(save).toBeVisible();
  // Whoever comes back types its name at once.
  await expect(save.getByLabel('Palette name')).toBeFocused();
  await press(page, save.getByRole('button', { name: 'Save palette' }));
  await expect(save).toBeHidden();
  await expect(hexes(page)).toHaveText(before);
  // Nothing had the focus before the dialog, and nothing has it now: the page's own keys work at once.
  await page.keyboard.press('Space');
  await expect(hexes(page)).not.toHaveText(before);
});

test('a picture of the gallery becomes a palette in the builder', async ({ page }) => {
  await openPictures(page);
  await press(page, gallery(page).first());
  await expect(columns(page).first()).toBeVisible();
  // The button that was pressed is gone: the focus is on what came in its place.
  await expect(page.locator(':focus')).toHaveCount(1);
  const colors = await columns(page)
    .getByText(/#[0-9A-F]{6}/)
    .allTextContents();
  await press(page, button(page, 'Open in builder').first());
  await expect(page).toHaveURL(/palette-builder\?c=/);
  await expect(hexes(page)).toHaveCount(colors.length);
});

test('a clip of the gallery is read as fast as it can be, and a palette of it opens in the builder', async ({
  page,
}) => {
  test.slow();
  await openFilms(page, PRO);
  await press(page, gallery(page).first());
  const extract = filmDialog(page).getByRole('button', { name: 'Extract Palettes' });
  await expect(extract).toBeFocused();
  await reach(page, option(page, /^1x/));
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expect(option(page, /^Max/)).toBeChecked();
  await press(page, extract);
  const palettes = card(page, '00:00:00:00').getByRole('link');
  await expect(palettes.first()).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
  await press(page, palettes.first());
  await expect(page).toHaveURL(/palette-builder\?c=/);
  await expect(strip(page)).toBeVisible();
});

test('a palette is found by its color, looked at and used', async ({ page }) => {
  await page.goto('/explore');
  const cards = page.getByRole('list', { name: 'Palettes' }).getByRole('listitem');
  await expect(cards).toHaveCount(50);
  await reach(page, page.getByRole('textbox', { name: 'Search by word or color' }));
  await page.keyboard.type('near #0D9488');
  await expect(page).toHaveURL(/0d9488/i);
  await press(page, cards.first().getByRole('button', { name: 'Preview', exact: true }));
  const viewer = page.getByRole('dialog');
  // Keys before the focus has come into it are the page's.
  await expect(viewer).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^2 of /)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  // Where it was left, or on the palette that was looked at last.
  await expect(page.locator(':focus')).toHaveCount(1);
  await press(page, cards.nth(1).getByRole('button', { name: 'Use palette' }));
  await expect(page).toHaveURL(/palette-builder\?c=/);
  await expect(strip(page)).toBeVisible();
});

test('dialogs that keys open begin where one chooses or types', async ({ page }) => {
  await page.goto('/palette-builder?c=0d9488-f5f5f4-1c1917');
  await expect(hexes(page)).toHaveCount(3);
  const openDialog = page.getByRole('dialog');
  await page.keyboard.press('x');
  await expect(openDialog.getByRole('button', { name: /^CSS/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(openDialog.getByRole('button', { name: /^SCSS/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openDialog).toBeHidden();

  await page.keyboard.press('?');
  await expect(openDialog.getByRole('searchbox', { name: 'Find a shortcut' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openDialog).toBeHidden();

  await page.goto('/theme?h=teal.0d9488');
  await press(page, button(page, 'Export'));
  await expect(openDialog.getByRole('radio', { checked: true })).toBeFocused();
});
