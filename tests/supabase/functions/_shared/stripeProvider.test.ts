import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStripe } from '../../../../supabase/functions/_shared/stripeClient.ts';
import {
  createStripeProvider,
  iterateSubscriptions,
} from '../../../../supabase/functions/_shared/stripeProvider.ts';
import { PRICE } from '../fakeProvider';

const BASE = 'http://127.0.0.1:9/__stripe';
const read = (name: string) => ({ STRIPE_SECRET_KEY: 'sk_test_of_the_tests', STRIPE_API_BASE: BASE })[name];

type Sent = {
  readonly method: string;
  readonly url: string;
  readonly key: string | null;
  readonly body: string;
};

/** Returns what the package would get from the provider, and keeps what it sent. */
const answerWith = (answer: (url: URL) => Response) => {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    const body =
      typeof init.body === 'string' ? init.body : new TextDecoder().decode(init.body as Uint8Array);
    sent.push({
      method: init.method ?? '',
      url: input,
      key: headers.get('idempotency-key'),
      body: decodeURIComponent(init.body ? body : ''),
    });
    return answer(new URL(input));
  });
  return { sent, provider: createStripeProvider(createStripe(read), PRICE) };
};
afterEach(() => vi.unstubAllGlobals());

const subscription = (id: string, price = PRICE) => ({
  id,
  object: 'subscription',
  customer: 'cus_1',
  status: 'active',
  created: 5,
  cancel_at_period_end: false,
  cancel_at: null,
  default_payment_method: null,
  items: { data: [{ price: { id: price }, current_period_start: 5, current_period_end: 6 }] },
});
const missing = () =>
  Response.json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, { status: 404 });

describe('what the payment provider is asked', () => {
  it('opens a page with our price, once, and nothing that the caller said [FN-23]', async () => {
    const { sent, provider } = answerWith(() =>
      Response.json({ url: 'https://checkout.stripe.com/1', client_secret: null }),
    );
    const checkout = {
      form: 'hosted' as const,
      customerId: 'cus_1',
      userId: 'user',
      email: 'a@example.com',
      successUrl: 'https://a/?s',
      cancelUrl: 'https://a/?c',
    };
    const opened = await provider.openCheckout({ ...checkout, key: 'key' });
    expect(opened).toEqual({ kind: 'opened', url: 'https://checkout.stripe.com/1', secret: null });
    expect(sent).toMatchObject([
      { method: 'POST', url: `${BASE}/v1/customers/cus_1`, body: 'email=a@example.com' },
      {
        method: 'POST',
        url: `${BASE}/v1/checkout/sessions`,
        key: expect.stringMatching(/^key:[0-9a-f]{64}$/) as string,
        body:
          'mode=subscription&customer=cus_1&client_reference_id=user&line_items[0][price]=price_pro' +
          '&line_items[0][quantity]=1&metadata[user_id]=user&subscription_data[metadata][user_id]=user' +
          '&success_url=https://a/?s&cancel_url=https://a/?c',
      },
    ]);
  });

  it('opens a checkout in the page with the same price, and one way back', async () => {
    const { sent, provider } = answerWith(() => Response.json({ url: null, client_secret: 'cs_secret' }));
    const opened = await provider.openCheckout({
      form: 'embedded',
      customerId: 'cus_1',
      userId: 'user',
      email: null,
      successUrl: 'https://a/?s',
      cancelUrl: 'https://a/?c',
      key: 'key',
    });
    expect(opened).toEqual({ kind: 'opened', url: null, secret: 'cs_secret' });
    expect(sent[0]?.body).toBe(
      'mode=subscription&customer=cus_1&client_reference_id=user&line_items[0][price]=price_pro' +
        '&line_items[0][quantity]=1&metadata[user_id]=user&subscription_data[metadata][user_id]=user' +
        '&ui_mode=embedded_page&redirect_on_completion=if_required&return_url=https://a/?s',
    );
  });

  it('takes a cancellation back', async () => {
    const { sent, provider } = answerWith(() => Response.json(subscription('sub_1')));
    await provider.resume('sub_1');
    expect(sent).toMatchObject([
      { url: `${BASE}/v1/subscriptions/sub_1`, body: 'cancel_at_period_end=false' },
    ]);
  });

  it('takes back an end that was set by its date, too', async () => {
    const dates = [6, null];
    const { sent, provider } = answerWith(() =>
      Response.json({ ...subscription('sub_1'), cancel_at: dates.shift() }),
    );
    await provider.resume('sub_1');
    expect(sent.map(({ body }) => body)).toEqual(['cancel_at_period_end=false', 'cancel_at=']);
  });

  it('opens the page for another card, of that customer alone', async () => {
    const { sent, provider } = answerWith(() => Response.json({ url: 'https://billing.stripe.com/1' }));
    expect(await provider.openPortal('cus_1', 'https://a/settings')).toBe('https://billing.stripe.com/1');
    expect(sent).toMatchObject([
      {
        url: `${BASE}/v1/billing_portal/sessions`,
        body:
          'customer=cus_1&return_url=https://a/settings&flow_data[type]=payment_method_update' +
          '&flow_data[after_completion][type]=redirect' +
          '&flow_data[after_completion][redirect][return_url]=https://a/settings',
      },
    ]);
  });

  it('has the card that the customer changed to pay for what runs at our price', async () => {
    const card = { invoice_settings: { default_payment_method: 'pm_new' } };
    const data = [
      { ...subscription('sub_1'), default_payment_method: 'pm_old' },
      { ...subscription('sub_2'), default_payment_method: 'pm_new' },
      subscription('sub_3'),
    ];
    const { sent, provider } = answerWith(({ pathname }) =>
      Response.json(pathname.includes('customers') ? card : { data, has_more: false }),
    );
    await provider.chargeDefaultCard('cus_1');
    const [customer, list, ...updates] = sent;
    expect([customer?.url, list?.url]).toEqual([
      `${BASE}/v1/customers/cus_1`,
      `${BASE}/v1/subscriptions?customer=cus_1&price=price_pro&limit=100`,
    ]);
    expect(updates.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', `${BASE}/v1/subscriptions/sub_1`, 'default_payment_method=pm_new'],
      ['POST', `${BASE}/v1/subscriptions/sub_3`, 'default_payment_method=pm_new'],
    ]);
  });

  it.each([
    ['has no card', { invoice_settings: { default_payment_method: null } }],
    ['is gone', { id: 'cus_1', deleted: true }],
  ])('changes nothing where the customer %s', async (_, customer) => {
    const { sent, provider } = answerWith(() => Response.json(customer));
    await provider.chargeDefaultCard('cus_1');
    expect(sent.map(({ url }) => url)).toEqual([`${BASE}/v1/customers/cus_1`]);
  });

  it('makes customers under a key, with the id of the user', async () => {
    const { sent, provider } = answerWith(() => Response.json({ id: 'cus_1' }));
    expect(await provider.createCustomer({ userId: 'user', email: null, key: 'customer:user' })).toBe(
      'cus_1',
    );
    expect(sent).toMatchObject([
      {
        key: expect.stringMatching(/^customer:user:[0-9a-f]{64}$/) as string,
        body: 'metadata[user_id]=user',
      },
    ]);
  });

  it('reads every page of subscriptions and keeps those to our price [WH-15]', async () => {
    const { sent, provider } = answerWith((url) => {
      const isFirst = !url.searchParams.has('starting_after');
      const data = isFirst
        ? [subscription('sub_3'), subscription('sub_2', 'price_other')]
        : [subscription('sub_1')];
      return Response.json({ object: 'list', has_more: isFirst, url: '/v1/subscriptions', data });
    });
    const rows = await provider.subscriptionsOf('cus_1');
    expect(rows.map(({ subscription_id: id }) => id)).toEqual(['sub_3', 'sub_1']);
    expect(sent.map(({ url }) => new URL(url).searchParams.get('starting_after'))).toEqual([null, 'sub_2']);
    expect(sent[0]?.url).toContain('status=all');
  });

  it('walks over everybody, with the cards that pay', async () => {
    // The provider writes out what a subscription refers to only where it is asked for.
    answerWith(({ searchParams }) => {
      const isWritten = [...searchParams.values()].includes('data.default_payment_method');
      const card = isWritten ? { id: 'pm_1', card: { brand: 'visa', last4: '4242' } } : 'pm_1';
      const data = [{ ...subscription('sub_1'), default_payment_method: card }];
      return Response.json({ object: 'list', has_more: false, data });
    });
    const found: string[] = [];
    for await (const { customerId, row } of iterateSubscriptions(createStripe(read), PRICE)) {
      found.push(`${customerId} ${row.subscription_id} ${row.payment_method_last4}`);
    }
    expect(found).toEqual(['cus_1 sub_1 4242']);
  });

  it('ends at once, and takes one that is gone for ended', async () => {
    const { sent, provider } = answerWith(() => Response.json(subscription('sub_1')));
    await provider.end('sub_1');
    expect(sent).toMatchObject([{ method: 'DELETE', url: `${BASE}/v1/subscriptions/sub_1` }]);
    await expect(answerWith(missing).provider.end('sub_1')).resolves.toBeUndefined();
  });

  it('closes the checkouts that were opened before, of that customer alone', async () => {
    const data = [{ id: 'cs_2' }, { id: 'cs_1' }];
    const { sent, provider } = answerWith(() => Response.json({ data, has_more: false }));
    await provider.closeCheckouts('cus_1', 600);
    expect(sent.map(({ method, url }) => `${method} ${decodeURIComponent(url)}`)).toEqual([
      `GET ${BASE}/v1/checkout/sessions?customer=cus_1&status=open&created[lt]=600&limit=100`,
      `POST ${BASE}/v1/checkout/sessions/cs_2/expire`,
      `POST ${BASE}/v1/checkout/sessions/cs_1/expire`,
    ]);
  });

  it('cancels with the period', async () => {
    const { sent, provider } = answerWith(() => Response.json(subscription('sub_1')));
    await provider.cancelAtPeriodEnd('sub_1');
    expect(sent).toMatchObject([
      { url: `${BASE}/v1/subscriptions/sub_1`, body: 'cancel_at_period_end=true' },
    ]);
  });
});

describe('an answer that is none', () => {
  it('of a customer who is gone means none, and no harm', async () => {
    const { provider } = answerWith(missing);
    expect(await provider.subscriptionsOf('cus_1')).toEqual([]);
    await expect(provider.deleteCustomer('cus_1')).resolves.toBeUndefined();
    const asked = { customerId: 'cus_1', userId: '', email: null, successUrl: '', cancelUrl: '', key: '' };
    const checkout = { ...asked, form: 'hosted' as const };
    expect(await provider.openCheckout(checkout)).toEqual({ kind: 'no-customer' });
  });

  it('of a provider that is down is told without its words [FN-21]', async () => {
    const error = { type: 'api_error', message: 'secret of the provider' };
    const { provider } = answerWith(() =>
      Response.json({ error }, { status: 500, headers: { 'stripe-should-retry': 'false' } }),
    );
    await expect(provider.cancelAtPeriodEnd('sub_1')).rejects.toMatchObject({
      name: 'Unavailable',
      message: expect.not.stringContaining('secret') as string,
    });
  });

  it('that cannot be read is a fault of ours, which is not blamed on the provider', async () => {
    const { provider } = answerWith(() => Response.json({ id: 'cus_1' }));
    await expect(provider.chargeDefaultCard('cus_1')).rejects.toBeInstanceOf(TypeError);
  });
});
