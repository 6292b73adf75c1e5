import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PUBLISHABLE_KEY } from '../../supabase/local/backend/installSecrets.mjs';
import { newEmail } from './account';
import { beginCheckout, createAccount } from './accountByHttp';
import { faultsIn, isSerious } from './axe';
import { expect, test } from './page';

/** No page of the app, which would use the code up itself. */
const BACK = '/signed-in';
const BACK_PAGE = '<!doctype html><title>Back</title><link rel="icon" href="data:,">';

const expectSound = async (page: Page): Promise<void> => {
  expect((await faultsIn(page)).filter(isSerious)).toEqual([]);
  const isCut = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isCut).toBe(false);
};

/** As the app begins a sign-in. */
const beginSignIn = async (page: Page, baseURL: string): Promise<void> => {
  const verifier = randomBytes(32).toString('base64url');
  await page.route(`**${BACK}?*`, (route) => route.fulfill({ contentType: 'text/html', body: BACK_PAGE }));
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: `${baseURL}${BACK}`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
    apikey: PUBLISHABLE_KEY,
  });
  await page.goto(`/auth/v1/authorize?${query.toString()}`);
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
};

/** Walks with the Tab key alone. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  const wanted = page.getByRole('button', { name });
  for (let step = 0; step < 8; step++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${name} is not reached by keyboard`);
};

const openCheckout = async (page: Page, email: string): Promise<void> => {
  const account = await createAccount(page.request, email);
  await page.goto(await beginCheckout(account));
};

test('the stand-in for Google is sound in light and dark, and says what it is @phone', async ({
  page,
  baseURL,
}) => {
  await beginSignIn(page, baseURL ?? '');
  await expect(page.getByText('Stand-in for Google, on this computer only')).toBeVisible();
  await expectSound(page);
  await page.goto(`${page.url()}&login_hint=nobody`);
  await expect(page.getByRole('alert')).toHaveText('nobody is not an e-mail address.');
  await expect(page.getByLabel('Another address')).toBeFocused();
  await expectSound(page);
});

test('the stand-in for Stripe is sound in light and dark, and says what it is @phone', async ({ page }) => {
  await openCheckout(page, newEmail('stand-in'));
  await expect(page.getByText('Stand-in for Stripe Checkout, on this computer only')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Try a card that is declined' }).click();
  await expect(page.getByRole('alert')).toHaveText('Your card was declined. You have not been charged.');
  await expectSound(page);
});

test('an account is chosen, and a payment made, by keyboard alone', async ({ page, baseURL }) => {
  await beginSignIn(page, baseURL ?? '');
  await tabTo(page, 'free@example.com');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${BACK}?code=*`);
  await openCheckout(page, newEmail('keyboard-payer'));
  await tabTo(page, 'Pay $2.99');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/?success=true');
});
