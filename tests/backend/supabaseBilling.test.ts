import { describe, expect, it, vi } from 'vitest';

import { createBilling } from '../../src/backend/supabaseBilling';
import type { Client } from '../../src/backend/supabaseClient';
import { createPageWindow } from './pageWindow';

const ORIGIN = 'https://hueloom.example';

/** A service whose functions answer this. */
const checkoutAnswering = (answer: { data: unknown; error: unknown }, stripeKey: string | null = null) => {
  const invoke = vi.fn().mockResolvedValue(answer);
  const client = {
    auth: { getSession: async () => ({ data: { session: { user: { id: 'u' } } } }) },
    functions: { invoke },
  };
  const page = createPageWindow(`${ORIGIN}/`);
  // Only the parts of a client that a checkout uses.
  const billing = createBilling(async () => client as unknown as Client, page.asWindow.location, stripeKey);
  return { billing, page, invoke };
};

const refusal = (status: number, error: string) => ({
  data: null,
  error: { context: new Response(JSON.stringify({ error }), { status }) },
});

describe('starting a checkout', () => {
  it.each([`${ORIGIN}/__stripe/pay/cs_test_1`, 'https://checkout.stripe.com/c/pay/cs_live_1'])(
    'leaves the page for %s [S-08]',
    async (url) => {
      const { billing, page, invoke } = checkoutAnswering({ data: { url }, error: null });
      await billing.startCheckout();
      expect(page.leftFor()).toBe(url);
      expect(invoke.mock.calls[0]?.[1]).toMatchObject({
        body: {
          mode: 'subscription',
          success_url: `${ORIGIN}/?success=true`,
          cancel_url: `${ORIGIN}/?canceled=true`,
        },
      });
    },
  );

  it.each([
    'https://evil.example/',
    'https://checkout.stripe.com.evil.example/',
    'http://checkout.stripe.com/',
    'https://checkout.stripe.com@evil.example/',
    'javascript:alert(1)',
    'checkout',
  ])('does not follow %s [S-08] [FN-25]', async (url) => {
    const { billing, page } = checkoutAnswering({ data: { url }, error: null });
    await expect(billing.startCheckout()).rejects.toMatchObject({ kind: 'unexpected' });
    expect(page.leftFor()).toBe('');
  });

  it.each([{}, { url: null }, { url: 1 }, null])(
    'says that there is no page to pay on: %j [FN-26]',
    async (data) => {
      const { billing } = checkoutAnswering({ data, error: null });
      await expect(billing.startCheckout()).rejects.toMatchObject({ kind: 'no-checkout-url' });
    },
  );

  it.each([
    [401, 'Not authenticated', 'not-authenticated'],
    [409, 'You already have PRO', 'already-pro'],
    [409, 'A payment is overdue', 'payment-overdue'],
    [502, 'No checkout URL returned', 'no-checkout-url'],
    [502, 'Failed to create checkout session', 'unexpected'],
    [500, 'Internal error', 'unexpected'],
  ])('takes %i, %s, for %s', async (status, error, kind) => {
    const { billing } = checkoutAnswering(refusal(status, error));
    await expect(billing.startCheckout()).rejects.toMatchObject({ kind });
  });
});

describe('a checkout inside the page', () => {
  it('is not there without a key of the payment provider', async () => {
    const { billing, invoke } = checkoutAnswering({ data: null, error: null });
    expect(await billing.loadCheckout()).toBeNull();
    expect(invoke).not.toHaveBeenCalled();
  });
});

describe('changing the card', () => {
  it.each([`${ORIGIN}/__stripe/portal/bps_test_1`, 'https://billing.stripe.com/p/session/1'])(
    'leaves the page for %s, to come back to the settings',
    async (url) => {
      const { billing, page, invoke } = checkoutAnswering({ data: { url }, error: null });
      await billing.changeCard();
      expect(page.leftFor()).toBe(url);
      expect(invoke.mock.calls).toMatchObject([
        ['create-portal', { body: { return_url: `${ORIGIN}/settings` } }],
      ]);
    },
  );

  it.each(['https://evil.example/', 'https://checkout.stripe.com/', 'http://billing.stripe.com/', 1, null])(
    'does not follow %j',
    async (url) => {
      const { billing, page } = checkoutAnswering({ data: { url }, error: null });
      await expect(billing.changeCard()).rejects.toMatchObject({ kind: 'unexpected' });
      expect(page.leftFor()).toBe('');
    },
  );
});

describe('resuming', () => {
  it('asks for nothing but the own subscription', async () => {
    const { billing, invoke } = checkoutAnswering({ data: { success: true }, error: null });
    await billing.resume();
    expect(invoke.mock.calls).toMatchObject([['resume-subscription', { body: {} }]]);
  });

  it('that is refused fails', async () => {
    const { billing } = checkoutAnswering(refusal(409, 'Failed to resume subscription'));
    await expect(billing.resume()).rejects.toMatchObject({ name: 'BackendError' });
  });
});
