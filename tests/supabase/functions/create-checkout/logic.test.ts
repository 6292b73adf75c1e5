import { describe, expect, it } from 'vitest';
import { createCheckout } from '../../../../supabase/functions/create-checkout/logic.ts';
import { callerOf, IDS, ORIGIN } from '../fakeGate';
import { createFakeProvider, NOW_SECONDS, PRICE, subscriptionRow } from '../fakeProvider';
import { createMemoryStore } from '../memoryStore';

const ASKED = {
  price_id: PRICE,
  mode: 'subscription',
  success_url: `${ORIGIN}/?success=true`,
  cancel_url: `${ORIGIN}/?canceled=true`,
};

const setUp = (customers: Record<string, string> = {}) => {
  const provider = createFakeProvider();
  for (const customer of Object.values(customers)) provider.customers.add(customer);
  const store = createMemoryStore(customers);
  const clock = { seconds: NOW_SECONDS };
  const settings = {
    priceId: PRICE,
    origins: [ORIGIN, 'http://localhost:5173'],
    checkoutHosts: ['checkout.stripe.com'],
    nowSeconds: () => clock.seconds,
  };
  const open = (
    body: Readonly<Record<string, unknown>> = ASKED,
    changes: { readonly email?: string | null; readonly id?: string } = {},
  ) => createCheckout({ provider, store }, settings, { ...callerOf('free'), ...changes }, body);
  return { provider, store, clock, open };
};

/** The status of a refusal, so that a test may list many. */
const statusOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 200,
    (error: unknown) => (error as { status?: number }).status,
  );

describe('the checkout', () => {
  it('answers the address of the page of the provider [D-21]', async () => {
    const { provider, open } = setUp();
    expect(await open()).toEqual({ url: 'https://checkout.stripe.com/c/pay/1' });
    expect(provider.checkouts).toEqual([
      {
        form: 'hosted',
        customerId: 'cus_1',
        userId: IDS.free,
        successUrl: `${ORIGIN}/?success=true`,
        cancelUrl: `${ORIGIN}/?canceled=true`,
        email: 'free@example.com',
        key: expect.stringMatching(/^checkout:\d+:first$/) as string,
      },
    ]);
  });

  it('closes those that were opened before, but not one that the same call opened minutes ago', async () => {
    const { provider, clock, open } = setUp({ [IDS.free]: 'cus_1' });
    const slot = 600 * 1000;
    for (clock.seconds of [slot + 1, slot + 599, slot + 600]) await open();
    expect(provider.closed).toEqual(
      [slot, slot, slot + 600].map((beforeSeconds) => ({ customerId: 'cus_1', beforeSeconds })),
    );
  });

  it('in the page answers the secret that opens it, with price and way back of our own [FN-23] [FN-24]', async () => {
    const { provider, open } = setUp();
    expect(await open({ ...ASKED, ui_mode: 'embedded' })).toEqual({ client_secret: 'cs_1_secret_1' });
    expect(provider.checkouts).toMatchObject([
      { form: 'embedded', successUrl: `${ORIGIN}/?success=true`, userId: IDS.free },
    ]);
    for (const changes of [{ price_id: 'price_other' }, { success_url: 'https://evil.example' }])
      expect(await statusOf(open({ ...ASKED, ui_mode: 'embedded', ...changes }))).toBe(400);
    expect(provider.checkouts).toHaveLength(1);
  });

  it('of one kind is never taken for the other', async () => {
    const { provider, open } = setUp();
    await open({ ui_mode: 'embedded' });
    expect(await open({ ui_mode: 'hosted' })).toEqual({ url: 'https://checkout.stripe.com/c/pay/1' });
    expect(provider.checkouts.map(({ form }) => form)).toEqual(['embedded', 'hosted']);
    provider.state.secret = null;
    await expect(open({ ui_mode: 'embedded' })).rejects.toThrow('Failed to create checkout session');
  });

  it.each(['elements', 'embedded_page', '', null, 1, ['embedded']])('has no other form: %j', async (mode) => {
    const { provider, open } = setUp();
    expect(await statusOf(open({ ...ASKED, ui_mode: mode }))).toBe(400);
    expect(provider.checkouts).toEqual([]);
  });

  it('is the same whatever else is asked for [FN-23]', async () => {
    const plain = setUp();
    await plain.open({});
    const crowded = setUp();
    const more = {
      quantity: 100,
      coupon: 'FREE',
      trial_days: 365,
      currency: 'vnd',
      customer: 'cus_of_another',
    };
    await crowded.open({
      ...ASKED,
      ...more,
      line_items: [{ price: 'price_1' }],
      allow_promotion_codes: true,
    });
    expect(crowded.provider.checkouts).toEqual(plain.provider.checkouts);
  });

  it.each([
    { price_id: 'price_other' },
    { price_id: null },
    { price_id: [PRICE] },
    { mode: 'payment' },
    { mode: 'setup' },
  ])('is not of another price or kind: %j [FN-23]', async (changes) => {
    const { provider, open } = setUp();
    expect(await statusOf(open({ ...ASKED, ...changes }))).toBe(400);
    expect([provider.checkouts, provider.writes]).toEqual([[], []]);
  });

  const REDIRECTS = [
    'https://evil.example',
    '//evil.example',
    `${ORIGIN}.evil.example/?success=true`,
    `${ORIGIN}@evil.example/?success=true`,
    'https:\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `${ORIGIN}/?success=true\r\nLocation: https://evil.example`,
    `${ORIGIN}/?success=true&next=${'x'.repeat(8192)}`,
    'https://huelооm.example/?success=true',
    `${ORIGIN}/%2f%2fevil`,
    '',
  ];
  it.each(REDIRECTS.flatMap((url) => [{ success_url: url }, { cancel_url: url }]))(
    'never sends people back to %j [FN-24]',
    async (changes) => {
      const { provider, open } = setUp();
      expect(await statusOf(open({ ...ASKED, ...changes }))).toBe(400);
      expect(provider.checkouts).toEqual([]);
    },
  );

  it('returns to the one of our origins that was asked for, both ways', async () => {
    const { provider, open } = setUp();
    const local = 'http://localhost:5173';
    await open({ success_url: `${local}/?success=true`, cancel_url: `${local}/?canceled=true` });
    expect(provider.checkouts[0]?.cancelUrl).toBe(`${local}/?canceled=true`);
    expect(await statusOf(open({ ...ASKED, cancel_url: `${local}/?canceled=true` }))).toBe(400);
  });

  it.each([
    'https://evil.example/pay',
    'https://checkout.stripe.com.evil.example/',
    'http:',
    'javascript:alert(1)',
  ])('never leads to %s [FN-25]', async (url) => {
    const { provider, open } = setUp();
    provider.state.checkoutUrl = url;
    await expect(open()).rejects.toThrow('Failed to create checkout session');
  });

  it('says so when there is no address [FN-26]', async () => {
    const { provider, open } = setUp();
    provider.state.checkoutUrl = null;
    await expect(open()).rejects.toThrow('No checkout URL returned');
  });

  it('is not for those whose PRO renews [FN-27]', async () => {
    const { provider, open } = setUp({ [IDS.free]: 'cus_1' });
    provider.truth.set('cus_1', [subscriptionRow('sub_1')]);
    await expect(open()).rejects.toMatchObject({ status: 409, message: 'You already have PRO' });
    expect(provider.checkouts).toEqual([]);
    provider.truth.set('cus_1', [subscriptionRow('sub_1', { cancel_at_period_end: true })]);
    expect(await statusOf(open())).toBe(200);
  });

  it.each(['past_due', 'unpaid'])('adds no second subscription to one that is %s', async (status) => {
    const { provider, open } = setUp({ [IDS.free]: 'cus_1' });
    provider.truth.set('cus_1', [subscriptionRow('sub_1', { status })]);
    await expect(open()).rejects.toThrow('A payment is overdue');
    expect(provider.checkouts).toEqual([]);
  });

  it('makes one customer and one page of ten calls at once [FN-28]', async () => {
    const { provider, store, open } = setUp();
    await Promise.all(Array.from({ length: 10 }, () => open()));
    expect([provider.writes, provider.checkouts.length]).toEqual([['customer cus_1'], 1]);
    expect([...store.customers]).toEqual([[IDS.free, 'cus_1']]);
  });

  it('is the same page for ten minutes, by the clock', async () => {
    const { provider, clock, open } = setUp();
    clock.seconds = 600 * 3_000_000;
    await open();
    clock.seconds += 599;
    await open();
    expect(provider.checkouts).toHaveLength(1);
    clock.seconds += 1;
    await open();
    expect(provider.checkouts).toHaveLength(2);
  });

  it('has a customer for each account, also of those without an e-mail', async () => {
    const { provider, open } = setUp();
    await open(ASKED, { id: IDS.free, email: null });
    await open(ASKED, { id: IDS.stranger, email: null });
    expect(provider.checkouts.map(({ userId, customerId }) => [userId, customerId])).toEqual([
      [IDS.free, 'cus_1'],
      [IDS.stranger, 'cus_2'],
    ]);
  });

  it.each(['hosted', 'embedded'])('fails where the provider forgets each new customer: %s', async (mode) => {
    const { provider, open } = setUp();
    Object.assign(provider, { openCheckout: async () => ({ kind: 'no-customer' }) });
    await expect(open({ ui_mode: mode })).rejects.toMatchObject({
      status: 502,
      message: 'Failed to create checkout session',
    });
    expect(provider.writes).toEqual(['customer cus_1', 'customer cus_2']);
  });

  it('opens a new page after ten minutes, and after a subscription that ended', async () => {
    const { provider, clock, open } = setUp();
    await open();
    clock.seconds += 600;
    await open();
    provider.truth.set('cus_1', [subscriptionRow('sub_1', { status: 'canceled' })]);
    await open();
    expect(provider.checkouts).toHaveLength(3);
  });

  it('opens a new page at once for another e-mail, and is the same page again for the same', async () => {
    const { provider, open } = setUp();
    await open();
    await open(ASKED, { email: 'new@example.com' });
    await open(ASKED, { email: 'new@example.com' });
    expect(provider.checkouts.map(({ email, customerId }) => [email, customerId])).toEqual([
      ['free@example.com', 'cus_1'],
      ['new@example.com', 'cus_1'],
    ]);
  });

  it('makes another customer where the first try came to no end and the e-mail has changed since', async () => {
    const { provider, store, open } = setUp();
    const { keepCustomer } = store;
    Object.assign(store, { keepCustomer: () => Promise.reject(new Error('database')) });
    await expect(open()).rejects.toThrow('database');
    Object.assign(store, { keepCustomer });
    await open(ASKED, { email: 'new@example.com' });
    expect([provider.writes, provider.checkouts.length]).toEqual([['customer cus_1', 'customer cus_2'], 1]);
  });

  it('begins again with a customer that a half deletion took away [FN-08]', async () => {
    const { provider, store, open } = setUp({ [IDS.free]: 'cus_before' });
    provider.customers.delete('cus_before');
    await open();
    expect(store.customers.get(IDS.free)).toBe('cus_1');
    expect(provider.checkouts[0]?.customerId).toBe('cus_1');
  });
});
