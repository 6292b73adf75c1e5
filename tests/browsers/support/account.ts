import { randomUUID } from 'node:crypto';
import type { Page } from './page';

/** An address that nobody has signed in with before. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

/** Goes through the account chooser that stands in for Google's, from the sign-in dialog on. */
export const chooseAccount = async (page: Page, email: string): Promise<void> => {
  await page.role('button', 'Continue with Google').click();
  await page.label('Another address').fill(email);
  await page.role('button', 'Continue').click();
  await page.css('button[aria-label^="Account of"]').shows();
};

/** Signs in on a page that does not ask by itself, and is back there. */
export const signIn = async (page: Page, path: string, email = newEmail()): Promise<void> => {
  await page.goTo(path);
  await page.role('button', 'Sign in').nth(0).click();
  await chooseAccount(page, email);
};
