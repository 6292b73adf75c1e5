import type { Page } from '@playwright/test';
import { signInByHttp } from './accountByHttp';
import { expect } from './page';

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
export const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

let people = 0;

/** An address that nobody has signed in with before. */
export const newEmail = (title: string): string =>
  `${title}-${process.pid}-${Date.now()}-${++people}@example.com`;

/** Goes through the account chooser that stands in for Google's, from the sign-in dialog on. */
export const chooseAccount = async (page: Page, email: string): Promise<void> => {
  await button(page, 'Continue with Google').click();
  await page.getByLabel('Another address').fill(email);
  await button(page, 'Continue').click();
  await expect(page.getByRole('button', { name: /^Account of/, includeHidden: true })).toBeVisible();
};

/** Opens the settings as someone new. */
export const openSettings = async (page: Page, title: string): Promise<string> => {
  const email = newEmail(title);
  await signInByHttp(page.context(), email);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  return email;
};

/** From the settings of a free account to the provider's page. */
export const goToCheckout = async (page: Page): Promise<void> => {
  await card(page, 'Subscription').getByRole('button', { name: 'Become PRO' }).click();
  await dialog(page, 'Upgrade to PRO').getByRole('button', { name: 'Upgrade to PRO' }).click();
  await expect(page.getByRole('heading', { name: 'Subscribe to Hueloom PRO' })).toBeVisible();
};

/** Pays, and comes back to the settings. */
export const becomePro = async (page: Page): Promise<void> => {
  await goToCheckout(page);
  await button(page, 'Pay $2.99').click();
  await expect(dialog(page, 'PRO unlocked!').getByText(/are yours\.$/)).toBeVisible();
  await button(page, 'Rock it!').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // Where the upgrade was asked for.
  await expect(page).toHaveURL(/\/settings$/);
  await expect(card(page, 'Subscription').getByText('Next billing date')).toBeVisible();
};
