import { button, card, chooseAccount, dialog, newEmail, openSettings } from './account';
import { expect, test } from './page';

test('the settings can be worked by keyboard alone; signing out in one tab leaves them in every other', async ({
  page,
  context,
}) => {
  await openSettings(page, 'two-tabs');
  await test.step('a question is opened and left by keyboard', async () => {
    await button(page, 'Delete account').focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, 'Delete your account?').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(button(page, 'Delete account')).toBeFocused();
  });

  await test.step('signing out in one tab leaves the settings in every other', async () => {
    const other = await context.newPage();
    await other.goto('/settings');
    await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await card(page, 'Account').getByRole('button', { name: 'Sign out' }).click();
    await expect(button(page, 'Sign in')).toBeVisible();
    await expect(button(other, 'Sign in')).toBeVisible();
    await expect(other).toHaveURL(/\/$/);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await other.close();
  });
});

test('signing in in one tab goes on in another that waits for it', async ({ page, context }) => {
  await page.goto('/settings');
  await expect(dialog(page, 'Be part of us')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(dialog(other, 'Be part of us')).toBeVisible();
  await chooseAccount(other, newEmail('second-tab'));
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await other.close();
});
