import { button, chooseAccount, newEmail } from './account';
import { bands, columns, INK, open as openImages, preview, STONE, TEAL, upload } from './imagePage';
import { expect, test } from './page';
import { dialog as filmDialog, HUES, open as openFilms, picker } from './videoParts';

test('the picture is there again, and its palette is about to be saved, once its visitor has signed in', async ({
  page,
}) => {
  await openImages(page);
  await upload(page, await bands('bands.png'));
  await button(page, `Lock ${TEAL}`).click();
  await page
    .getByRole('region', { name: 'Palette', exact: true })
    .getByRole('button', { name: 'Save' })
    .click();
  await chooseAccount(page, newEmail('picture'));
  const save = page.getByRole('dialog', { name: 'Save palette' });
  await expect(save).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save).toBeHidden();
  await expect(preview(page)).toHaveAccessibleName('bands.png');
  for (const color of [TEAL, STONE, INK])
    await expect(columns(page).filter({ hasText: color })).toHaveCount(1);
  await expect(button(page, `Unlock ${TEAL}`)).toBeVisible();
  // Once: a reload is no way back from there.
  await page.reload();
  await expect(button(page, 'Upload image').first()).toBeVisible();
  await expect(preview(page)).toHaveCount(0);
});

test('a film that was chosen before the sign-in is asked for its settings after it', async ({ page }) => {
  await openFilms(page);
  await picker(page).setInputFiles(HUES);
  await chooseAccount(page, newEmail('film'));
  await expect(filmDialog(page).getByText('hues.mp4')).toBeVisible();
  await expect(filmDialog(page).getByText('00:00:12:00, 320 × 180 px')).toBeVisible();
});
