import type { Page } from '@playwright/test';
import { becomePro, button, card, chooseAccount, dialog, newEmail, openSettings } from './account';
import { expect, test } from './page';
import { seriousIn } from './axe';

const DIALOG = '[role="dialog"]';

/** Nothing runs out of the page at its side. */
const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
};

const closeDialog = async (page: Page): Promise<void> => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('axe finds nothing serious in the settings and their dialogs, light and dark @phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.goto('/settings');
  await expect(dialog(page, 'Be part of us')).toBeVisible();
  expect(await seriousIn(page, DIALOG), 'sign-in').toEqual([]);
  await chooseAccount(page, newEmail('axe'));
  await expect(card(page, 'Subscription').getByText('0 of 10')).toBeVisible();
  expect(await seriousIn(page), 'free').toEqual([]);
  await expectNoSidewaysScroll(page);

  await card(page, 'Subscription').getByRole('button', { name: 'Become PRO' }).click();
  await expect(dialog(page, 'Upgrade to PRO')).toBeVisible();
  expect(await seriousIn(page, DIALOG), 'upgrade').toEqual([]);
  await closeDialog(page);
  await button(page, 'Delete account').click();
  await expect(dialog(page, 'Delete your account?')).toBeVisible();
  expect(await seriousIn(page, DIALOG), 'delete').toEqual([]);
  await closeDialog(page);

  await becomePro(page);
  expect(await seriousIn(page), 'PRO').toEqual([]);
  await expectNoSidewaysScroll(page);
  await button(page, 'Delete account').click();
  await expect(dialog(page, 'Cancel your subscription first')).toBeVisible();
  expect(await seriousIn(page, DIALOG), 'cancel first').toEqual([]);
  await closeDialog(page);
  await button(page, 'Cancel subscription').click();
  const question = dialog(page, 'Cancel subscription?');
  await expect(question).toBeVisible();
  expect(await seriousIn(page, DIALOG), 'cancel').toEqual([]);
  await question.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(card(page, 'Subscription').getByText('Active until')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await seriousIn(page), 'cancelled').toEqual([]);
});

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
