import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import type { Billing } from '../../../../supabase/functions/_shared/billing.ts';
import { Unavailable } from '../../../../supabase/functions/_shared/refusal.ts';
import { createWebhookHandler } from '../../../../supabase/functions/stripe-webhook/handler.ts';
import { createVerifier } from '../../../../supabase/functions/stripe-webhook/verify.ts';
import { createFakeProvider, subscriptionRow } from '../fakeProvider';
import { eventOf } from './delivery';

const SECRET = 'whsec_of_the_tests';
const stripe = new Stripe('sk_test_of_the_tests');
const cryptoProvider = Stripe.createSubtleCryptoProvider();
const EVENT = JSON.stringify({ object: 'event', ...eventOf('evt_1', 'invoice.paid') });

const nowSeconds = (): number => Math.floor(Date.now() / 1000);
const sign = (payload: string, secondsAgo = 0, secret = SECRET): Promise<string> =>
  stripe.webhooks.generateTestHeaderStringAsync({
    payload,
    secret,
    timestamp: nowSeconds() - secondsAgo,
    cryptoProvider,
  });

type Changes = { readonly billing?: Partial<Billing>; readonly deadlineMs?: number };

const setUp = ({ billing = {}, deadlineMs = 9000 }: Changes = {}) => {
  const written: unknown[] = [];
  const lines: string[] = [];
  const provider = createFakeProvider();
  provider.truth.set('cus_1', [subscriptionRow('sub_1')]);
  const store: Billing['store'] = {
    customerOf: async () => null,
    keepCustomer: async (_user, customer) => customer,
    forgetCustomer: async () => undefined,
    openSync: async () => 1,
    closeSync: async (sync) => {
      written.push(sync);
      return true;
    },
    recordEvent: async (id) => {
      written.push(id);
    },
  };
  const handle = createWebhookHandler({
    billing: { provider, store, ...billing },
    isLive: false,
    verify: createVerifier(stripe, SECRET, cryptoProvider),
    log: (line) => lines.push(line),
    deadlineMs,
  });
  const post = (body: string, headers: Record<string, string>, method = 'POST') =>
    handle(
      new Request('http://localhost/functions/v1/stripe-webhook', {
        method,
        headers,
        ...(method === 'POST' ? { body } : {}),
      }),
    );
  return { post, written, lines };
};

const statusOf = async (body: string, signature: string | null, extra: Record<string, string> = {}) => {
  const { post, written } = setUp();
  const response = await post(body, {
    ...(signature === null ? {} : { 'stripe-signature': signature }),
    ...extra,
  });
  return { status: response.status, effects: written.length };
};

describe('the signature', () => {
  const REFUSED = { status: 400, effects: 0 };

  it('must be there, and of the scheme in use [WH-01]', async () => {
    const unknownScheme = (await sign(EVENT)).replace('v1=', 'v0=');
    for (const signature of [null, '', 'garbage', 't=,v1=', unknownScheme]) {
      expect(await statusOf(EVENT, signature)).toEqual(REFUSED);
    }
  });

  it('must be of our secret, over exactly these bytes [WH-02]', async () => {
    const signature = await sign(EVENT);
    expect(await statusOf(EVENT, await sign(EVENT, 0, 'whsec_of_another'))).toEqual(REFUSED);
    expect(await statusOf(EVENT.replace('evt_1', 'evt_2'), signature)).toEqual(REFUSED);
    expect(await statusOf(JSON.stringify(JSON.parse(EVENT), null, 2), signature)).toEqual(REFUSED);
    expect(await statusOf(`\uFEFF${EVENT}`, signature)).toEqual(REFUSED);
  });

  it('is too old after 300 seconds [WH-03, WH-04]', async () => {
    expect(await statusOf(EVENT, await sign(EVENT, 302))).toEqual(REFUSED);
    expect(await statusOf(EVENT, await sign(EVENT, 298))).toEqual({ status: 200, effects: 1 });
  });

  it('may stand beside one of the secret before [WH-05]', async () => {
    const old = /v1=\w+/.exec(await sign(EVENT, 0, 'whsec_before'))?.[0] ?? '';
    const both = (await sign(EVENT)).replace('v1=', `${old},v1=`);
    expect(await statusOf(EVENT, both)).toEqual({ status: 200, effects: 1 });
  });
});

describe('the body', () => {
  it('may not be huge, compressed or anything but JSON [WH-19]', async () => {
    const huge = JSON.stringify({ ...JSON.parse(EVENT), padding: 'x'.repeat(2_000_000) });
    expect(await statusOf(huge, await sign(huge))).toEqual({ status: 413, effects: 0 });
    expect(await statusOf('hello', await sign('hello'))).toEqual({ status: 400, effects: 0 });
    const compressed = await statusOf(EVENT, await sign(EVENT), { 'content-encoding': 'gzip' });
    expect(compressed).toEqual({ status: 400, effects: 0 });
  });

  it('comes by POST alone [FN-12]', async () => {
    expect((await setUp().post('', {}, 'GET')).status).toBe(405);
  });
});

describe('a customer who changed', () => {
  const changed = (before: object): string =>
    JSON.stringify({
      object: 'event',
      ...eventOf('evt_2', 'customer.updated', null),
      data: { object: { id: 'cus_1' }, previous_attributes: before },
    });
  const effectsOf = async (body: string) => {
    const provider = createFakeProvider();
    const { post, written } = setUp({ billing: { provider } });
    expect((await post(body, { 'stripe-signature': await sign(body) })).status).toBe(200);
    return [provider.writes, written];
  };

  it('pays with the new card from then on, and is read anew', async () => {
    const body = changed({ invoice_settings: { default_payment_method: 'pm_old' } });
    expect(await effectsOf(body)).toEqual([
      ['card cus_1'],
      [expect.objectContaining({ customerId: 'cus_1', eventType: 'customer.updated' })],
    ]);
  });

  it.each([[{ email: 'old@example.com' }], [{ invoice_settings: { footer: 'old' } }]])(
    'in %j alone keeps the card of the subscription',
    async (before) => {
      expect(await effectsOf(changed(before))).toEqual([[], ['evt_2']]);
    },
  );

  it('is told again where the card could not be passed on', async () => {
    const body = changed({ invoice_settings: { default_payment_method: null } });
    const provider = createFakeProvider();
    provider.state.isDown = true;
    const { post, written } = setUp({ billing: { provider } });
    expect((await post(body, { 'stripe-signature': await sign(body) })).status).toBe(503);
    expect(written).toEqual([]);
  });
});

describe('what is down', () => {
  const down = (): Promise<never> => Promise.reject(new Unavailable('down'));
  const { store } = { store: { openSync: down, closeSync: down, recordEvent: down } };

  it('lets the provider of payments try again [WH-18]', async () => {
    const headers = { 'stripe-signature': await sign(EVENT) };
    const provider = { ...createFakeProvider(), subscriptionsOf: down };
    const noProvider = setUp({ billing: { provider } });
    expect((await noProvider.post(EVENT, headers)).status).toBe(503);
    expect(noProvider.written).toEqual([]);
    const noDatabase = setUp({ billing: { store: store as unknown as Billing['store'] } });
    expect((await noDatabase.post(EVENT, headers)).status).toBe(503);
  });

  it('is given up before the sender hangs up [WH-18]', async () => {
    const provider = { ...createFakeProvider(), subscriptionsOf: () => new Promise<never>(() => undefined) };
    const { post, written } = setUp({ billing: { provider }, deadlineMs: 30 });
    expect((await post(EVENT, { 'stripe-signature': await sign(EVENT) })).status).toBe(503);
    expect(written).toEqual([]);
  });

  it('is told to the log, and nothing of the event but its name', async () => {
    const { post, lines } = setUp();
    await post(EVENT, { 'stripe-signature': await sign(EVENT) });
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        function: 'stripe-webhook',
        request_id: 'evt_1',
        type: 'invoice.paid',
        status: 200,
        outcome: 'written',
      },
    ]);
  });
});
