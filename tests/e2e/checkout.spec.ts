import {
  becomePro,
  button,
  card,
  dialog,
  goToCheckout,
  newEmail,
  chooseAccount,
  openSettings,
} from './account';
import { expect, test } from './page';

test('PRO is bought, cancelled, and the account deleted after that [S-08] [S-15] [S-18]', async ({
  page,
}) => {
  test.slow();
  await openSettings(page, 'whole');
  await expect(button(page, 'Become PRO').first()).toBeVisible();
  await becomePro(page);
  await expect(button(page, 'Become PRO')).toHaveCount(0);
  await expect(card(page, 'Subscription').getByText('Visa •••• 4242')).toBeVisible();

  await button(page, 'Delete account').click();
  await dialog(page, 'Cancel your subscription first').getByRole('button', { name: 'I understand' }).click();
  await expect(page).toHaveURL(/\/settings\?upgrade=false$/);

  await card(page, 'Subscription').getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog(page, 'Cancel subscription?').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Subscription cancelled successfully')).toBeVisible();
  await expect(card(page, 'Subscription').getByText('Active until')).toBeVisible();
  await expect(button(page, 'Cancel subscription')).toHaveCount(0);

  await button(page, 'Resume subscription').click();
  await expect(page.getByText('Subscription resumed successfully')).toBeVisible();
  await expect(card(page, 'Subscription').getByText('Next billing date')).toBeVisible();
  await button(page, 'Change card').click();
  await button(page, 'Mastercard ending in 4444').click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(card(page, 'Subscription').getByText('Mastercard •••• 4444')).toBeVisible();
  await card(page, 'Subscription').getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog(page, 'Cancel subscription?').getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(card(page, 'Subscription').getByText('Active until')).toBeVisible();

  await button(page, 'Delete account').click();
  await dialog(page, 'Delete your account?').getByRole('button', { name: 'Delete account' }).click();
  await expect(button(page, 'Sign in')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
});

test('whoever turns back at the checkout has paid nothing, also after a card was declined [S-08]', async ({
  page,
}) => {
  await openSettings(page, 'turns-back');
  await goToCheckout(page);
  await button(page, 'Try a card that is declined').click();
  await expect(page.getByText('Your card was declined. You have not been charged.')).toBeVisible();
  await button(page, 'Cancel and go back').click();
  await expect(page.getByText('Checkout cancelled. You have not been charged.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(card(page, 'Subscription').getByText('0 of 10')).toBeVisible();
});

test('a visitor who wants PRO signs in and goes on from there @phone [G-21]', async ({ page, isMobile }) => {
  await page.goto('/privacy-policy');
  if (isMobile) {
    await button(page, 'Menu').click();
    await page.getByRole('menuitem', { name: 'Become PRO' }).click();
  } else await button(page, 'Become PRO').click();
  await expect(dialog(page, 'Be part of us')).toBeVisible();
  await chooseAccount(page, newEmail('wants-pro'));
  await expect(dialog(page, 'Upgrade to PRO')).toBeVisible();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test('whoever pays for a palette of the builder is back at it', async ({ page }) => {
  const link = '/palette-builder?c=0d9488-f5f5f4-1a1a1a';
  await page.goto(link);
  await button(page, 'Save').click();
  await chooseAccount(page, newEmail('builder-pays'));
  await dialog(page, 'Save palette').getByRole('button', { name: 'Close' }).click();
  await button(page, 'Become PRO').click();
  await dialog(page, 'Upgrade to PRO').getByRole('button', { name: 'Upgrade to PRO' }).click();
  await button(page, 'Pay $2.99').click();
  await expect(dialog(page, 'PRO unlocked!').getByText(/are yours\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/palette-builder\?c=0d9488-f5f5f4-1a1a1a/);
  await button(page, 'Rock it!').click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the address of a paid checkout opens nothing by itself', async ({ page }) => {
  await page.goto('/?success=true');
  await expect(page).toHaveURL(/\/$/);
  await expect(button(page, 'Become PRO').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
