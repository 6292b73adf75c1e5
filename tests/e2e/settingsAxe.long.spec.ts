import type { Page } from '@playwright/test';
import { becomePro, button, card, chooseAccount, dialog, newEmail } from './account';
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
