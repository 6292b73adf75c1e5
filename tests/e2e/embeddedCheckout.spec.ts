import type { Page } from '@playwright/test';
import { securityHeaders } from '../../supabase/edge/securityHeaders.mjs';
import { button, card, dialog, openSettings } from './account';
import { expect, test } from './page';

/** As much of the payment provider's script as the page uses: it adds a script of its own, and a button to pay. */
const SCRIPT = `
  window.Stripe = () => ({
    createEmbeddedCheckoutPage: async ({ clientSecret, onComplete }) => ({
      mount: (place) => {
        const chunk = document.createElement('script');
        chunk.src = 'https://js.stripe.com/endive/chunk.js';
        document.head.append(chunk);
        const pay = document.createElement('button');
        pay.textContent = 'Pay in the page';
        pay.onclick = async () => {
          const body = new URLSearchParams({ choice: 'pay' });
          const id = clientSecret.replace('_secret', '');
          await fetch('/__stripe/pay/' + id, { method: 'POST', body, redirect: 'manual' });
          onComplete();
        };
        place.append(pay);
      },
      destroy: () => {},
    }),
  });
`;

/** Serves the page as it is where a publishable key is set. */
const withKey = async (page: Page, answerScript: 'fulfil' | 'abort'): Promise<string[]> => {
  const asked: string[] = [];
  await page.route(
    (url) =>
      url.hostname === 'localhost' &&
      !/^\/(assets|__stripe|__google|auth|rest|functions)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '<meta name="stripe-publishable-key" content=""',
        '<meta name="stripe-publishable-key" content="pk_test_1"',
      );
      return route.fulfill({
        response,
        body: html,
        headers: { ...response.headers(), ...securityHeaders(undefined, { hasStripe: true }) },
      });
    },
  );
  await page.route('https://js.stripe.com/**', async (route) => {
    asked.push(route.request().url());
    if (answerScript === 'abort') return route.abort();
    const body = route.request().url().includes('chunk') ? '' : SCRIPT;
    return route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
};

const openUpgrade = async (page: Page): Promise<void> => {
  await openSettings(page, 'in-the-page');
  await card(page, 'Subscription').getByRole('button', { name: 'Become PRO' }).click();
  await dialog(page, 'Upgrade to PRO').getByRole('button', { name: 'Upgrade to PRO' }).click();
};

test('the checkout opens inside the page under its policy, and PRO follows in place [S-08]', async ({
  page,
  complaints,
}) => {
  const asked = await withKey(page, 'fulfil');
  await openUpgrade(page);
  const checkout = dialog(page, 'PRO, $2.99 per month');
  await expect(checkout.getByRole('button', { name: 'Pay in the page' })).toBeVisible();
  // The button may be there before the second one is asked for.
  await expect
    .poll(() => asked)
    .toEqual([
      'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false',
      'https://js.stripe.com/endive/chunk.js',
    ]);
  expect(complaints).toEqual([]);
  // No other script gets through the default policy, nor any markup.
  const refused = await page.evaluate(() => {
    const tries = [
      () => (document.createElement('script').src = 'https://evil.example/a.js'),
      () => (document.createElement('div').innerHTML = '<b></b>'),
    ];
    return tries.map((attempt) => {
      try {
        attempt();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(['TypeError', 'TypeError']);

  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Checkout closed\./)).toBeVisible();
  await card(page, 'Subscription').getByRole('button', { name: 'Become PRO' }).click();
  await dialog(page, 'Upgrade to PRO').getByRole('button', { name: 'Upgrade to PRO' }).click();
  await checkout.getByRole('button', { name: 'Pay in the page' }).click();
  await expect(dialog(page, 'PRO unlocked!').getByText(/are yours\.$/)).toBeVisible();
  await expect(page).toHaveURL(/\/settings$/);
  // The markup that was tried above is the one thing to complain of.
  expect(complaints.filter((complaint) => !/TrustedHTML|trusted-types-sink/.test(complaint))).toEqual([]);
  complaints.splice(0);
});

test('a script that does not load leaves for the provider’s own page', async ({ page, complaints }) => {
  const asked = await withKey(page, 'abort');
  await openUpgrade(page);
  await expect(page.getByRole('heading', { name: 'Subscribe to Hueloom PRO' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  await button(page, 'Cancel and go back').click();
  await expect(page).toHaveURL(/\/settings$/);
  complaints.splice(0);
});
