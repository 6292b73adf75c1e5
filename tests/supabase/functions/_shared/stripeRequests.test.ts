import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Checkout } from '../../../../supabase/functions/_shared/billing.ts';
import { createStripe } from '../../../../supabase/functions/_shared/stripeClient.ts';
import { createStripeProvider } from '../../../../supabase/functions/_shared/stripeProvider.ts';
import { PRICE } from '../fakeProvider';

const read = (name: string) => ({ STRIPE_SECRET_KEY: 'sk_test_of_the_tests' })[name];

/** The headers of every request with a body to an address that ends so. */
const recordHeaders = (ending: string): Headers[] => {
  const recorded: Headers[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    if (input.endsWith(ending) && init.method === 'POST') recorded.push(new Headers(init.headers));
    return Response.json({ id: 'cus_1', url: 'https://checkout.stripe.com/1', client_secret: null });
  });
  return recorded;
};
const keysOf = (recorded: readonly Headers[]) => recorded.map((headers) => headers.get('idempotency-key'));
afterEach(() => vi.unstubAllGlobals());

const CHECKOUT: Checkout = {
  form: 'hosted',
  customerId: 'cus_1',
  userId: 'user',
  email: 'a@example.com',
  successUrl: 'https://a/?s',
  cancelUrl: 'https://a/?c',
  key: 'checkout:1:first',
};

describe('the key under which the provider does something once', () => {
  it.each([
    ['another e-mail', { email: 'b@example.com' }, PRICE],
    ['no e-mail', { email: null }, PRICE],
    ['another plan', {}, 'price_yearly'],
    ['another form', { form: 'embedded' as const }, PRICE],
    ['another way back', { successUrl: 'https://b/?s' }, PRICE],
    ['another ten minutes', { key: 'checkout:2:first' }, PRICE],
  ])('of a checkout is another with %s', async (_, changes, price) => {
    const recorded = recordHeaders('/v1/checkout/sessions');
    const stripe = createStripe(read);
    await createStripeProvider(stripe, PRICE).openCheckout(CHECKOUT);
    await createStripeProvider(stripe, PRICE).openCheckout(CHECKOUT);
    await createStripeProvider(stripe, price).openCheckout({ ...CHECKOUT, ...changes });
    const [first, again, changed] = keysOf(recorded);
    expect(again).toBe(first);
    expect(changed).not.toBe(first);
    // The provider takes no longer ones, and lists them where e-mails have no business.
    expect(Math.max(...keysOf(recorded).map((key) => key?.length ?? Infinity))).toBeLessThanOrEqual(255);
    expect(keysOf(recorded).join(' ')).not.toContain('@');
  });

  it('of a customer is another with another e-mail', async () => {
    const recorded = recordHeaders('/v1/customers');
    const provider = createStripeProvider(createStripe(read), PRICE);
    for (const email of ['a@example.com', 'a@example.com', 'b@example.com'])
      await provider.createCustomer({ userId: 'user', email, key: 'customer:user:first' });
    const [first, again, changed] = keysOf(recorded);
    expect([again === first, changed === first]).toEqual([true, false]);
  });
});

it('the provider is spoken to in one version, whatever the account is set to', async () => {
  const recorded = recordHeaders('');
  const provider = createStripeProvider(createStripe(read), PRICE);
  await provider.openCheckout(CHECKOUT);
  await provider.resume('sub_1');
  expect(recorded.map((headers) => headers.get('stripe-version'))).toEqual([
    '2026-10-28.endive',
    '2026-10-28.endive',
    '2026-10-28.endive',
  ]);
});
