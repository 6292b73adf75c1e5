import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createSubscription,
  setCanceling,
} from '../../../../supabase/local/backend/stripe/stripeObjects.mjs';
import { createStripeStandIn } from '../../../../supabase/local/backend/stripe/stripeStandIn.mjs';
import { openStripeStore, type StripeStore } from '../../../../supabase/local/backend/stripe/stripeStore.mjs';

const DAY_SECONDS = 86_400;
const PERIOD_SECONDS = 30 * DAY_SECONDS;
const NOW_SECONDS = 1_800_000_000;

let folder: string;
let store: StripeStore;
let told: string[];
let close = async (): Promise<void> => {};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW_SECONDS * 1000 });
  folder = await mkdtemp(join(tmpdir(), 'stripe-'));
  store = await openStripeStore(join(folder, 'stripe.json'));
  told = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await close();
  await rm(folder, { recursive: true });
});

/** A subscription whose newest period began some days ago. */
const enter = (id: string, daysAgo: number, isCanceling = false): void => {
  const begins = NOW_SECONDS - daysAgo * DAY_SECONDS;
  const subscription = createSubscription({ id, customer: 'cus_1', price: 'price_1', begins });
  setCanceling(subscription, isCanceling);
  store.put(subscription);
};
/** Starts the stand-in and waits until the app was told of everything. */
const start = async (): Promise<void> => {
  ({ close } = createStripeStandIn({
    store,
    key: 'sk_test_1',
    webhookSecret: 'whsec_1',
    origin: 'http://localhost:1',
    send: async (body) => {
      const { type, data } = JSON.parse(body) as { type: string; data: { object: { id: string } } };
      told.push(`${data.object.id} ${type}`);
      return new Response();
    },
  }));
  await vi.waitFor(() => expect(store.list('event')).toEqual([]));
};
const periods = (): unknown =>
  store
    .list('subscription')
    .map(({ items }) => [items.data[0].current_period_start, items.data[0].current_period_end]);

describe('a period that ended while nothing ran', () => {
  it('is followed by the one that holds now, and the app is told once', async () => {
    enter('sub_long_away', 95);
    await start();
    expect(told).toEqual(['sub_long_away customer.subscription.updated']);
    const begins = NOW_SECONDS - 95 * DAY_SECONDS + 3 * PERIOD_SECONDS;
    expect(periods()).toEqual([[begins, begins + PERIOD_SECONDS]]);
  });

  it('was the last where its owner canceled', async () => {
    enter('sub_leaving', 30, true);
    await start();
    expect(told).toEqual(['sub_leaving customer.subscription.deleted']);
    expect(store.get('sub_leaving')).toMatchObject({ status: 'canceled', ended_at: NOW_SECONDS });
  });
});

it('a period that lasts is left alone, canceled or not', async () => {
  enter('sub_staying', 29);
  enter('sub_leaving', 29, true);
  await start();
  expect(told).toEqual([]);
  expect(['sub_staying', 'sub_leaving'].map((id) => store.get(id)?.['status'])).toEqual(['active', 'active']);
});
