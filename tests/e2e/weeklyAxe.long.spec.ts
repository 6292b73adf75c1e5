import { openAsAdmin, typeUntil } from './adminTools';
import { expect, test } from './page';
import { seriousIn } from './axe';

const FIVE = '2a1230-2b3fd6-c9b6f2-f3eee3-ff6a3d';

test('axe finds nothing serious in the scheduler and the pictures to post, light and dark @phone', async ({
  page,
}) => {
  test.slow();
  await openAsAdmin(page, FIVE);
  for (const [word, name] of [
    ['week', 'Palette of the Week'],
    ['rrss', 'Social media export'],
  ] as const) {
    const dialog = page.getByRole('dialog', { name });
    await typeUntil(page, word, () => dialog.isVisible());
    await expect(dialog.getByRole('button', { name: /^(?:Save|Download)$/ })).toBeVisible();
    expect(await seriousIn(page, '[role="dialog"]'), name).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});
