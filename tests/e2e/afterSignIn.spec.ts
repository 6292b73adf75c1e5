import { batchDoneMessage } from '../../src/domain/batchMessages';
import { button, chooseAccount, newEmail } from './account';
import { bands, columns, INK, open as openImages, picker, preview, STONE, TEAL, upload } from './imagePage';
import { expect, test } from './page';
import { dialog as filmDialog, HUES, open as openFilms, picker as filmPicker } from './videoParts';

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

test('several pictures are there again with their palettes once their visitor has signed in, which counts none twice', async ({
  page,
}) => {
  await openImages(page);
  await picker(page).setInputFiles([await bands('one.png'), await bands('two.png', ['#7C3AED', STONE, INK])]);
  await expect(page.getByText(batchDoneMessage(2, 2))).toBeVisible();
  await button(page, 'Sign in for unlimited').click();
  await chooseAccount(page, newEmail('pictures'));
  await expect(page.getByText(batchDoneMessage(2, 2))).toBeVisible();
  const rows = page.getByRole('list', { name: 'Palettes of the pictures' }).getByRole('listitem');
  await expect(rows).toContainText([TEAL, '#7C3AED']);
  await expect(page.getByText('10 of 10 free extractions remaining today')).toBeVisible();
  const together = page.getByRole('region', { name: 'One palette for all' });
  for (const color of [TEAL, '#7C3AED', STONE, INK]) await expect(together).toContainText(color);
  await together.getByRole('combobox', { name: 'Color count' }).selectOption('3 colors');
  await expect(together.getByRole('listitem')).toHaveCount(3);
  // Nothing of them is left on the device.
  const kept = () =>
    page.evaluate(
      async () =>
        new Promise<number>((resolve, reject) => {
          const opened = indexedDB.open('hueloom-sign-in');
          opened.addEventListener('error', () => reject(new Error('not opened')));
          opened.addEventListener('success', () => {
            const counted = opened.result.transaction('files').objectStore('files').count();
            counted.addEventListener('success', () => {
              opened.result.close();
              resolve(counted.result);
            });
          });
        }),
    );
  await expect.poll(kept).toBe(0);
  await page.reload();
  await expect(button(page, 'Upload image').first()).toBeVisible();
  await expect(rows).toHaveCount(0);
});

test('a film that was chosen before the sign-in is asked for its settings after it', async ({ page }) => {
  await openFilms(page);
  await filmPicker(page).setInputFiles(HUES);
  await chooseAccount(page, newEmail('film'));
  await expect(filmDialog(page).getByText('hues.mp4')).toBeVisible();
  await expect(filmDialog(page).getByText('00:00:12:00, 320 × 180 px')).toBeVisible();
});
