import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStripeStore, type StripeStore } from '../../../../supabase/local/backend/stripe/stripeStore.mjs';
import { createStripeWebhooks } from '../../../../supabase/local/backend/stripe/stripeWebhooks.mjs';

const SECRET = 'whsec_test';
let folder: string;
let store: StripeStore;
let send: ReturnType<typeof vi.fn<(body: string, signature: string) => Promise<Response>>>;

const open = () => openStripeStore(join(folder, 'stripe.json'));
const create = () => createStripeWebhooks({ store, secret: SECRET, send });
const customer = { id: 'cus_1', object: 'customer' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  store = await open();
  send = vi.fn<(body: string, signature: string) => Promise<Response>>();
  send.mockResolvedValue(new Response());
});
afterEach(async () => {
  vi.useRealTimers();
  await store.settle();
  await rm(folder, { recursive: true });
});

describe('webhooks', () => {
  it('are signed as Stripe signs them', async () => {
    await create().notify('customer.created', customer);
    const [body = '', signature = ''] = send.mock.lastCall ?? [];
    const event = new Stripe('sk_test_x').webhooks.constructEvent(body, signature, SECRET);
    expect(event).toMatchObject({ type: 'customer.created', livemode: false, data: { object: customer } });
  });

  it.each([
    ['a failure', () => Promise.resolve(new Response(null, { status: 500 }))],
    ['no answer', () => Promise.reject(new Error('down'))],
  ])('come again after %s, later each time, as the same event', async (_, fail) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    send.mockImplementationOnce(fail).mockImplementationOnce(fail);
    await create().notify('customer.created', customer);
    await vi.advanceTimersByTimeAsync(499);
    expect(send).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(1000);
    await vi.waitFor(() => expect(store.list('event')).toEqual([]));
    expect(new Set(send.mock.calls.map(([body]) => body)).size).toBe(1);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('that nobody heard are told again after a restart', async () => {
    send.mockResolvedValueOnce(new Response(null, { status: 500 }));
    const before = create();
    await before.notify('customer.created', customer);
    before.close();
    await store.settle();
    store = await open();
    create().resume();
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]?.[0]).toBe(send.mock.calls[0]?.[0]);
  });
});
