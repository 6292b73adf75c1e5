import { isoWeek } from '../../src/domain/isoWeek';
import { openAsAdmin, openAsOther, typeUntil } from './adminTools';
import { expect, test } from './page';

const FIVE = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';

test('typing week opens the scheduler, which saves the palette on show for a week [A-24, A-41]', async ({
  page,
}) => {
  await openAsAdmin(page, FIVE);
  const dialog = page.getByRole('dialog', { name: 'Palette of the Week' });
  await typeUntil(page, 'week', () => dialog.isVisible());
  const weeks = dialog.getByRole('list', { name: 'Schedule' });
  const shown = async () => {
    const [list, row] = [await weeks.boundingBox(), await weeks.getByRole('button').last().boundingBox()];
    return Math.floor((list?.height ?? 0) / (row?.height ?? Infinity));
  };
  await expect.poll(shown, 'ten weeks are seen at once').toBeGreaterThanOrEqual(10);
  await dialog.getByRole('textbox', { name: 'Media URL' }).fill('/weekly/slow-tide.mp4');
  // A week of its own, far from those that other tests look at: of the last year that the schedule shows.
  const year = isoWeek(new Date()).year + 1;
  await dialog.getByRole('textbox', { name: /^Week/ }).fill('52');
  await dialog.getByRole('textbox', { name: 'Year' }).fill(String(year));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Data for the Palette of the Week saved!')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('paletteOfTheWeekData') ?? 'null')),
  ).toMatchObject({
    backgroundMediaType: 'video',
    backgroundMediaUrl: '/weekly/slow-tide.mp4',
  });
  await typeUntil(page, 'week', () => dialog.isVisible());
  const saved = weeks.getByRole('button', { name: /^Week 52/ }).last();
  await expect(saved).not.toContainText('No palette');
});

test('typing week tells anyone else that it is not for them [A-26, XS-14]', async ({ page }) => {
  await openAsOther(page, FIVE);
  await typeUntil(page, 'week', () =>
    page.getByText('This feature is only available for admin users.').first().isVisible(),
  );
  await expect(page.getByRole('dialog')).toBeHidden();
});
