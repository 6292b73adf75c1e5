import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectStripe } from './connectStripe';
import { runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

const { webhooks } = new Stripe('sk_test_signing');
const UPDATED = 'customer.subscription.updated';

let running: RunningBackend;
let customer: string;
let subscription: string;

const select = async (sql: string, values: readonly unknown[] = []) =>
  (await running.backend.database.query<Record<string, unknown>>(sql, [...values])).rows;

/** All that a webhook may write. */
const readBilling = async () => ({
  subscriptions: await select('select * from public.stripe_subscriptions order by subscription_id'),
  tickets: await select('select * from private.billing_tickets order by customer_id'),
  events: await select('select * from private.webhook_events order by event_id'),
});
const readStatus = async () =>
  (
    await select(
      'select status, cancel_at_period_end from public.stripe_subscriptions where customer_id = $1',
      [customer],
    )
  )[0];
const isPro = async () =>
  (
    await select(
      'select private.is_pro(user_id) as "isPro" from public.stripe_customers where customer_id = $1',
      [customer],
    )
  )[0]?.['isPro'];
const countEvents = async (id: string) =>
  (await select('select from private.webhook_events where event_id = $1', [id])).length;

/** What the database holds becomes wrong, as after lost events: whoever copies the provider again is seen. */
const goStale = () =>
  select(
    `update public.stripe_subscriptions set status = 'past_due', cancel_at_period_end = true where customer_id = $1`,
    [customer],
  );

let number = 0;
/** An event as the provider words it. What it says of the subscription may be long out of date. */
const eventOf = (type: string, says: object = {}, change: object = {}): string =>
  JSON.stringify({
    id: `evt_delivery_${(number += 1)}`,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type,
    data: { object: { id: subscription, object: 'subscription', customer, ...says } },
    ...change,
  });
const idOf = (event: string): string => (JSON.parse(event) as { id: string }).id;

type Signing = { readonly secret?: string; readonly secondsAgo?: number };
const sign = (payload: string, { secret, secondsAgo = 0 }: Signing = {}): string =>
  webhooks.generateTestHeaderString({
    payload,
    secret: secret ?? running.backend.secrets.stripeWebhook,
    timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
  });
const deliver = async (body: string, signature: string | null = sign(body)): Promise<number> => {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== null && { 'stripe-signature': signature }),
  };
  const url = `${running.origin}/functions/v1/stripe-webhook`;
  return (await fetch(url, { method: 'POST', headers, body })).status;
};

beforeAll(async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
  running = await runBackend();
  const { client, user } = await signIn(running.origin, 'subscriber@example.com');
  const { data } = await client.functions.invoke<{ url: string }>('create-checkout', { body: {} });
  await fetch(data?.url ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay' }),
  });
  const [row] = await select(
    'select customer_id, subscription_id from stripe_customers join stripe_subscriptions using (customer_id) where user_id = $1',
    [user.id],
  );
  ({ customer_id: customer, subscription_id: subscription } = row as {
    customer_id: string;
    subscription_id: string;
  });
});
afterAll(() => running.close());
beforeEach(goStale);

const ACTIVE = { status: 'active', cancel_at_period_end: false };

describe('an event over HTTP', () => {
  it('has the provider’s truth copied, whatever it says itself', async () => {
    const event = eventOf(UPDATED, { status: 'canceled' });
    expect(await deliver(event)).toBe(200);
    expect([await readStatus(), await isPro(), await countEvents(idOf(event))]).toEqual([ACTIVE, true, 1]);
  });

  it('that is replayed changes nothing a second time [WH-06]', async () => {
    const event = eventOf(UPDATED);
    const signature = sign(event);
    await deliver(event, signature);
    await goStale();
    const before = await readBilling();
    expect(await deliver(event, signature)).toBe(200);
    expect(await readBilling()).toEqual(before);
  });

  it('that comes 30 times at once has one effect [WH-07]', async () => {
    const event = eventOf(UPDATED);
    const statuses = await Promise.all(Array.from({ length: 30 }, () => deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([await readStatus(), await countEvents(idOf(event))]).toEqual([ACTIVE, 1]);
  });

  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])('in the order %i, %i, %i of three leaves the provider’s truth [WH-08]', async (...order) => {
    const life = [
      eventOf('customer.subscription.created', { status: 'incomplete' }),
      eventOf(UPDATED, { status: 'active' }),
      eventOf('customer.subscription.deleted', { status: 'canceled' }),
    ];
    for (const place of order) expect(await deliver(life[place] ?? '')).toBe(200);
    expect([await readStatus(), await isPro()]).toEqual([ACTIVE, true]);
    const counts = await Promise.all(life.map((event) => countEvents(idOf(event))));
    expect(counts).toEqual([1, 1, 1]);
  });
});

describe('an event that is not from the provider writes nothing', () => {
  const forged = { status: 'active', cancel_at_period_end: false };

  it.each<[string, (event: string) => string | null]>([
    ['without a signature [WH-01]', () => null],
    ['with an empty one [WH-01]', () => ''],
    ['with nonsense [WH-01]', () => 't=1,v1=nonsense'],
    ['of an unknown scheme [WH-01]', (event) => sign(event).replace('v1=', 'v0=')],
    ['with another secret [WH-02]', (event) => sign(event, { secret: 'whsec_guessed' })],
    ['with the signature of another event [WH-02]', () => sign(eventOf(UPDATED))],
    ['301 seconds old [WH-03]', (event) => sign(event, { secondsAgo: 301 })],
    ['a day old [WH-03]', (event) => sign(event, { secondsAgo: 86_400 })],
    [
      'with an old signature under a new time [WH-03]',
      (event) => sign(event, { secondsAgo: 900 }).replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000)}`),
    ],
  ])('%s', async (_, signatureOf) => {
    const event = eventOf(UPDATED, forged);
    const before = await readBilling();
    expect(await deliver(event, signatureOf(event))).toBe(400);
    expect(await readBilling()).toEqual(before);
    expect(await readStatus()).toEqual({ status: 'past_due', cancel_at_period_end: true });
  });

  it('changed by one byte under way [WH-02]', async () => {
    const event = eventOf(UPDATED, forged);
    const before = await readBilling();
    expect(await deliver(event.replace('"active"', '"active "'), sign(event))).toBe(400);
    expect(await readBilling()).toEqual(before);
  });
});

describe('a signed event', () => {
  it('almost 300 seconds old counts [WH-04]', async () => {
    const event = eventOf(UPDATED);
    expect(await deliver(event, sign(event, { secondsAgo: 280 }))).toBe(200);
    expect(await readStatus()).toEqual(ACTIVE);
  });

  it('of a customer whom nobody here is, is remembered and makes nobody PRO [WH-13]', async () => {
    const { subscriptions, tickets } = await readBilling();
    const event = eventOf(UPDATED, { customer: 'cus_of_somebody_else' });
    expect(await deliver(event)).toBe(200);
    const after = await readBilling();
    expect([after.subscriptions, after.tickets]).toEqual([subscriptions, tickets]);
    expect(await countEvents(idOf(event))).toBe(1);
  });

  it('of the other mode has no effect [WH-14]', async () => {
    const before = await readBilling();
    expect(await deliver(eventOf(UPDATED, {}, { livemode: true }))).toBe(200);
    expect(await readBilling()).toEqual(before);
  });
});

it('a late event brings no subscription back that has ended', async () => {
  const { secrets } = running.backend;
  await connectStripe(running.origin, secrets.stripeKey).customers.del(customer);
  expect([await readStatus(), await isPro()]).toEqual([
    expect.objectContaining({ status: 'canceled' }),
    false,
  ]);
  const late = eventOf(UPDATED, { status: 'active' });
  expect(await deliver(late)).toBe(200);
  expect(await isPro()).toBe(false);
});
