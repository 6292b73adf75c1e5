import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Client } from '../../../../src/backend/supabaseClient';
import { createParts } from '../../../../src/backend/supabaseParts';
import { createPageWindow } from '../../../backend/pageWindow';
import { createStripeProvider } from '../../../../supabase/functions/_shared/stripeProvider.ts';
import { connectStripe } from './connectStripe';
import { runBackend, signIn, type RunningBackend } from './runningBackend';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 });

let running: RunningBackend;
beforeAll(async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  running = await runBackend();
});
afterAll(() => running.close());

const form = (path: string, fields: Record<string, string>) =>
  fetch(`${running.origin}${path}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });

/** Someone at the checkout page. */
const openCheckout = async (email: string) => {
  const { client, user } = await signIn(running.origin, email);
  const { data, error } = await client.functions.invoke<{ url: string }>('create-checkout', { body: {} });
  if (error) throw error;
  const { pathname } = new URL(data?.url ?? '');
  const subscriptions = async () =>
    (await client.from('stripe_subscriptions').select('status,cancel_at_period_end')).data ?? [];
  return { client, user, pathname, subscriptions };
};

describe('the checkout page', () => {
  it('says that it is a stand-in, and who pays what', async () => {
    const { pathname } = await openCheckout('reader@example.com');
    const html = await (await fetch(`${running.origin}${pathname}`)).text();
    expect(html).toContain('Stand-in for Stripe Checkout, on this computer only');
    expect(html).toContain('reader@example.com');
    expect(html).toContain('$2.99');
  });

  it('lets a declined card try again, and a change of mind leave, with nothing paid', async () => {
    const { pathname, subscriptions } = await openCheckout('unsure@example.com');
    expect(await (await form(pathname, { choice: 'decline' })).text()).toContain('Your card was declined.');
    const left = await form(pathname, { choice: 'cancel' });
    expect(left.headers.get('location')).toBe(`${running.origin}/?canceled=true`);
    expect(await subscriptions()).toEqual([]);
  });

  it('is gone once it was closed in favor of another one', async () => {
    const { client, pathname, subscriptions } = await openCheckout('two.tabs@example.com');
    const { data } = await client.from('stripe_customers').select('customer_id').single();
    const stripe = connectStripe(running.origin, running.backend.secrets.stripeKey);
    const close = (beforeSeconds: number) =>
      createStripeProvider(stripe, 'price').closeCheckouts(String(data?.customer_id), beforeSeconds);
    const now = Math.floor(Date.now() / 1000);
    await close(now - 600);
    expect((await form(pathname, { choice: 'decline' })).status).toBe(200);
    await close(now + 600);
    expect((await form(pathname, { choice: 'pay' })).status).toBe(404);
    expect(await subscriptions()).toEqual([]);
  });

  it('makes PRO of who pays, through the signed webhook, and takes money once', async () => {
    const { client, user, pathname, subscriptions } = await openCheckout('payer@example.com');
    const paid = await form(pathname, { choice: 'pay' });
    expect(paid.headers.get('location')).toBe(`${running.origin}/?success=true`);
    expect(await subscriptions()).toMatchObject([{ status: 'active', cancel_at_period_end: false }]);
    expect((await form(pathname, { choice: 'pay' })).status).toBe(404);
    expect(await subscriptions()).toHaveLength(1);
    const secret = await client
      .from('projects')
      .insert({ user_id: user.id, name: 'Secret', is_public: false });
    expect(secret.error).toBeNull();
  });
});

describe('the paying account of the sample data', () => {
  it('cannot pay twice, cancels like any other, keeps PRO to the end of the period, and can pay again', async () => {
    const { client } = await signIn(running.origin, 'pro@example.com');
    const read = async () =>
      (await client.from('stripe_subscriptions').select('status,cancel_at_period_end,payment_method_last4'))
        .data;
    expect(await read()).toEqual([
      { status: 'active', cancel_at_period_end: false, payment_method_last4: '4242' },
    ]);
    expect((await client.functions.invoke('create-checkout', { body: {} })).error?.context.status).toBe(409);
    expect((await client.functions.invoke('cancel-subscription', { body: {} })).error).toBeNull();
    expect(await read()).toEqual([
      { status: 'active', cancel_at_period_end: true, payment_method_last4: '4242' },
    ]);
    expect((await client.functions.invoke('create-checkout', { body: {} })).error).toBeNull();
  });

  it('is told to the provider as the sample data has it, the ended ones too', async () => {
    const kept = await running.backend.database.query<{ id: string; ended: boolean }>(
      `select subscription_id as id, deleted_at is not null as ended from stripe_subscriptions where subscription_id like 'sub_local_%' order by 1`,
    );
    const stripe = connectStripe(running.origin, running.backend.secrets.stripeKey);
    const subscriptions = await Promise.all(kept.rows.map(({ id }) => stripe.subscriptions.retrieve(id)));
    expect(subscriptions.map(({ id, ended_at: ended }) => ({ id, ended: ended !== null }))).toEqual(
      kept.rows,
    );
    expect(kept.rows.length).toBeGreaterThan(5);
  });
});

describe('a subscription that someone pays for', () => {
  const read = async (client: Awaited<ReturnType<typeof openCheckout>>['client']) =>
    (
      await client
        .from('stripe_subscriptions')
        .select('status,cancel_at_period_end,payment_method_brand,payment_method_last4')
    ).data;
  const visa = { payment_method_brand: 'visa', payment_method_last4: '4242' };

  it('is cancelled and resumed by its owner; strangers and visitors are refused', async () => {
    const { client, pathname } = await openCheckout('resuming@example.com');
    const stranger = await signIn(running.origin, 'stranger.to.it@example.com');
    await form(pathname, { choice: 'pay' });
    await client.functions.invoke('cancel-subscription', { body: {} });
    expect(await read(client)).toEqual([{ status: 'active', cancel_at_period_end: true, ...visa }]);

    for (const name of ['resume-subscription', 'create-portal']) {
      const refused = await stranger.client.functions.invoke(name, { body: {} });
      expect([name, refused.error?.context.status]).toEqual([name, 409]);
      const anonymous = await fetch(`${running.origin}/functions/v1/${name}`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_local', authorization: 'Bearer sb_publishable_local' },
      });
      expect([name, anonymous.status]).toEqual([name, 401]);
    }
    expect(await read(client)).toMatchObject([{ cancel_at_period_end: true }]);

    expect((await client.functions.invoke('resume-subscription', { body: {} })).error).toBeNull();
    expect(await read(client)).toEqual([{ status: 'active', cancel_at_period_end: false, ...visa }]);
  });

  it('is told of once it has ended, so that it can be said since when', async () => {
    const { client, pathname } = await openCheckout('ended@example.com');
    await form(pathname, { choice: 'pay' });
    const { billing } = createParts(
      async () => client as Client,
      createPageWindow(`${running.origin}/`).asWindow.location,
      () => {},
      null,
    );
    expect(await billing.subscription()).toMatchObject({ status: 'active' });
    const { data } = await client.from('stripe_subscriptions').select('subscription_id').single();
    const stripe = connectStripe(running.origin, running.backend.secrets.stripeKey);
    await stripe.subscriptions.cancel(String(data?.subscription_id));
    await vi.waitFor(
      async () =>
        expect(await billing.subscription()).toMatchObject({ status: 'canceled', isCancelled: false }),
      { timeout: 20_000 },
    );
  });

  it('gets another card on the portal’s page, which leads back to the settings', async () => {
    const { client, pathname } = await openCheckout('new.card@example.com');
    await form(pathname, { choice: 'pay' });
    const { data } = await client.functions.invoke<{ url: string }>('create-portal', { body: {} });
    const portal = new URL(data?.url ?? '').pathname;
    const html = await (await fetch(`${running.origin}${portal}`)).text();
    expect(html).toContain('Stand-in for Stripe’s customer portal, on this computer only');
    expect(html).toContain('new.card@example.com');

    const back = await form(portal, { card: '' });
    expect(back.headers.get('location')).toBe(`${running.origin}/settings`);
    expect(await read(client)).toMatchObject([visa]);
    await form(portal, { card: 'pm_card_mastercard' });
    expect(await read(client)).toMatchObject([
      { payment_method_brand: 'mastercard', payment_method_last4: '4444' },
    ]);
    expect((await form('/__stripe/portal/bps_test_000000000000000000000000', {})).status).toBe(404);
  });

  it('may begin inside the page, with a secret in place of an address', async () => {
    const { client } = await signIn(running.origin, 'inside@example.com');
    const { data } = await client.functions.invoke<object>('create-checkout', {
      body: { ui_mode: 'embedded' },
    });
    expect(data).toEqual({ client_secret: expect.stringMatching(/^cs_test_[0-9a-f]{24}_secret$/) });
  });
});

describe('the interface for the `stripe` package', () => {
  const stripe = () => connectStripe(running.origin, running.backend.secrets.stripeKey);

  it('asks for the key of this installation', async () => {
    await expect(connectStripe(running.origin, 'sk_test_guess').customers.list()).rejects.toMatchObject({
      statusCode: 401,
    });
  });

  it('answers a write again that comes again', async () => {
    const key = { idempotencyKey: 'once' };
    const first = await stripe().customers.create(
      { email: 'a@example.com', metadata: { user_id: '1' } },
      key,
    );
    const second = await stripe().customers.create(
      { email: 'a@example.com', metadata: { user_id: '1' } },
      key,
    );
    expect(second).toMatchObject({ id: first.id, email: 'a@example.com', metadata: { user_id: '1' } });
  });

  it('says what is missing', async () => {
    await expect(stripe().subscriptions.retrieve('sub_none')).rejects.toMatchObject({
      code: 'resource_missing',
    });
    await expect(stripe().subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('pages through subscriptions, and ends them with their customer', async () => {
    const { user, pathname, subscriptions } = await openCheckout('removed@example.com');
    await form(pathname, { choice: 'pay' });
    const all = await stripe()
      .subscriptions.list({ status: 'all', limit: 1 })
      .autoPagingToArray({ limit: 100 });
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(2);
    const { rows } = await running.backend.database.query(
      'select customer_id from stripe_customers where user_id = $1',
      [user.id],
    );
    await stripe().customers.del((rows[0] as { customer_id: string }).customer_id);
    expect(await subscriptions()).toMatchObject([{ status: 'canceled' }]);
  });
});

describe('functions', () => {
  it('know nobody by the public key alone [FN-22]', async () => {
    const answer = await form('/functions/v1/create-checkout', {});
    expect(answer.status).toBeGreaterThanOrEqual(401);
  });

  it('take the account away with all that is in it', async () => {
    const { client, user } = await signIn(running.origin, 'gone@example.com');
    await client.from('projects').insert({ user_id: user.id, name: 'Mine', is_public: true });
    const { error } = await client.functions.invoke('delete-user', { body: { user_id: user.id } });
    expect(error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    const left = await running.backend.database.query('select from projects where user_id = $1', [user.id]);
    expect(left.rows).toEqual([]);
  });
});
