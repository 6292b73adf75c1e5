import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Billing } from '../../../../supabase/functions/_shared/billing.ts';
import { Unavailable } from '../../../../supabase/functions/_shared/refusal.ts';
import type { Connection } from '../../database/connection';
import { keptSubscriptions, openBillingDatabase, storeOn } from '../billingDatabase';
import { createFakeProvider, subscriptionRow } from '../fakeProvider';
import { asKept, createTimeline, CUSTOMER, deliver, eventOf, LIFE, ordersOf } from './delivery';

const USER = '00000000-0000-4000-8000-000000000001';
/** 1 runs every order and 10,000 schedules; larger numbers take every n-th. */
const STRIDE = Number(process.env['HUELOOM_WEBHOOK_STRIDE'] ?? 120);
const SLOW_MS = 1_200_000;

let connection: Connection;
beforeAll(async () => {
  connection = await openBillingDatabase(USER);
}, 60_000);
afterAll(() => connection.close());

const begin = async (): Promise<void> => {
  await connection.query(`reset role; delete from private.webhook_events; delete from public.stripe_customers;
    insert into public.stripe_customers (user_id, customer_id) values ('${USER}', '${CUSTOMER}'); set role service_role`);
};
beforeEach(begin);

const timeline = createTimeline();
const billing: Billing = {
  provider: { ...createFakeProvider(), subscriptionsOf: async () => timeline.truth() },
  get store() {
    return storeOn(connection);
  },
};

/** The kept state after the events of these steps came in this order. */
const stateAfter = async (steps: readonly number[]): Promise<unknown> => {
  await begin();
  timeline.reset();
  for (const step of steps) {
    timeline.reach(step);
    await deliver(billing, eventOf(`evt_${step}`, LIFE[step]?.type ?? ''));
  }
  return keptSubscriptions(connection, CUSTOMER);
};

const wrongOrders = async (orders: Iterable<readonly number[]>): Promise<readonly (readonly number[])[]> => {
  const wrong: (readonly number[])[] = [];
  let number = 0;
  for (const order of orders) {
    if (number++ % STRIDE !== 0) continue;
    const last = LIFE[Math.max(...order)]?.truth ?? [];
    if (JSON.stringify(await stateAfter(order)) !== JSON.stringify(asKept(last))) wrong.push(order);
  }
  return wrong;
};

/** Orders of 4 events that come twice each, as sets of deliveries: 8! / 2⁴. */
function* doubledOrders(left: readonly number[] = [2, 2, 2, 2]): Generator<readonly number[]> {
  if (left.every((count) => count === 0)) yield [];
  for (const [step, count] of left.entries()) {
    if (count === 0) continue;
    for (const rest of doubledOrders(left.with(step, count - 1))) yield [step, ...rest];
  }
}

describe('events in any order', () => {
  it(
    'end in the state of the provider, whatever the order of the seven [WH-08]',
    { timeout: SLOW_MS },
    async () => {
      expect(await wrongOrders(ordersOf([0, 1, 2, 3, 4, 5, 6]))).toEqual([]);
    },
  );

  it('do so when each comes twice [WH-09]', { timeout: SLOW_MS }, async () => {
    expect([...doubledOrders()]).toHaveLength(2520);
    expect(await wrongOrders(doubledOrders())).toEqual([]);
  });

  it.each([[[4, 5]], [[5, 4]]])('do so when two share a second, as %j [WH-10]', async (order) => {
    expect(await stateAfter(order)).toEqual(asKept(LIFE[5]?.truth ?? []));
  });

  it('have one effect when the same one comes twice [WH-06]', async () => {
    const outcomes = [await deliver(billing, eventOf('evt_1', 'invoice.paid'))];
    outcomes.push(await deliver(billing, eventOf('evt_1', 'invoice.paid')));
    expect(outcomes).toEqual(['written', 'recorded']);
  });

  it('have one effect when the same one comes 50 times at once [WH-07]', async () => {
    timeline.reset();
    timeline.reach(2);
    const copies = Array.from({ length: 50 }, () => deliver(billing, eventOf('evt_1', 'invoice.paid')));
    const outcomes = await Promise.all(copies);
    expect(outcomes.filter((outcome) => outcome === 'written')).toHaveLength(1);
    expect(await keptSubscriptions(connection, CUSTOMER)).toEqual(asKept(LIFE[2]?.truth ?? []));
  });
});

/** Two duplicates of each of four events and the changes of the provider, in an order that fast-check chooses. */
const runInterleaved = async (scheduler: fc.Scheduler): Promise<void> => {
  await begin();
  timeline.reset();
  const steps = [3, 4, 5, 6];
  const store = storeOn(connection);
  const scheduled: Billing = {
    provider: {
      ...billing.provider,
      subscriptionsOf: scheduler.scheduleFunction(async () => timeline.truth()),
    },
    store: {
      ...store,
      openSync: scheduler.scheduleFunction(store.openSync),
      closeSync: scheduler.scheduleFunction(store.closeSync),
    },
  };
  const handled: Promise<unknown>[] = [];
  // An event leaves when its change has happened, twice, and the provider does not wait for the answer.
  const happen = (step: number) => async () => {
    timeline.reach(step);
    const event = eventOf(`evt_${step}`, LIFE[step]?.type ?? '');
    handled.push(deliver(scheduled, event), deliver(scheduled, event));
    // A copy that somebody asked for here, and that dies: nobody repeats it.
    handled.push(scheduled.store.openSync(`cancel:${step}`, CUSTOMER));
  };
  scheduler.scheduleSequence(steps.map((step) => ({ label: `step ${step}`, builder: happen(step) })));
  await scheduler.waitIdle();
  await Promise.all(handled);
  expect(await keptSubscriptions(connection, CUSTOMER)).toEqual(asKept(timeline.truth()));
};

describe('handlers between each other', () => {
  it('end in the state of the provider [WH-11]', { timeout: SLOW_MS }, async () => {
    await fc.assert(fc.asyncProperty(fc.scheduler(), runInterleaved), {
      numRuns: Math.ceil(10_000 / STRIDE),
    });
  });

  it('write what they read where a newer one is begun and dies, as nobody may repeat that one', async () => {
    timeline.reset();
    timeline.reach(2);
    const store = storeOn(connection);
    const read: Billing['provider']['subscriptionsOf'] = async () => {
      await store.openSync('cancel:request', CUSTOMER);
      return timeline.truth();
    };
    const overtaken: Billing = { provider: { ...billing.provider, subscriptionsOf: read }, store };
    expect(await deliver(overtaken, eventOf('evt_1', 'invoice.paid'))).toBe('written');
    expect(await keptSubscriptions(connection, CUSTOMER)).toEqual(asKept(LIFE[2]?.truth ?? []));
  });

  it('make way for a newer one that has written', async () => {
    timeline.reset();
    timeline.reach(4);
    const store = storeOn(connection);
    const read: Billing['provider']['subscriptionsOf'] = async () => {
      const before = timeline.truth();
      timeline.reach(5);
      await deliver(billing, eventOf('evt_2', 'customer.subscription.updated'));
      return before;
    };
    const slow: Billing = { provider: { ...billing.provider, subscriptionsOf: read }, store };
    expect(await deliver(slow, eventOf('evt_1', 'customer.subscription.updated'))).toBe('overtaken');
    expect(await keptSubscriptions(connection, CUSTOMER)).toEqual(asKept(LIFE[5]?.truth ?? []));
  });

  it('do the work of a duplicate that died, whose retry finds it done [WH-07]', async () => {
    timeline.reset();
    timeline.reach(2);
    const store = storeOn(connection);
    const first = await store.openSync('evt_1', CUSTOMER);
    const dying: Billing = {
      provider: { ...billing.provider, subscriptionsOf: () => Promise.reject(new Unavailable('stripe')) },
      store,
    };
    await expect(deliver(dying, eventOf('evt_1', 'invoice.paid'))).rejects.toThrow('stripe');
    const late = { eventId: 'evt_1', eventType: 'invoice.paid', customerId: CUSTOMER, ticket: first ?? 0 };
    expect(await store.closeSync({ ...late, subscriptions: timeline.truth() })).toBe(true);
    expect(await deliver(billing, eventOf('evt_1', 'invoice.paid'))).toBe('recorded');
    expect(await keptSubscriptions(connection, CUSTOMER)).toEqual(asKept(LIFE[2]?.truth ?? []));
  });

  it.each(['openSync', 'closeSync'] as const)(
    'come to the end when one dies at %s and is repeated [WH-17]',
    async (step) => {
      timeline.reset();
      timeline.reach(4);
      const store = storeOn(connection);
      const dying: Billing = {
        ...billing,
        store: { ...store, [step]: () => Promise.reject(new Unavailable('killed')) },
      };
      await expect(deliver(dying, eventOf('evt_1', 'invoice.paid'))).rejects.toThrow('killed');
      await deliver(billing, eventOf('evt_1', 'invoice.paid'));
      expect(await keptSubscriptions(connection, CUSTOMER)).toEqual(asKept(LIFE[4]?.truth ?? []));
    },
  );
});

describe('whose events they are', () => {
  const isPro = async (): Promise<unknown> =>
    (await connection.query('select private.is_pro($1) as pro', [USER])).rows[0]?.['pro'];
  const events = async (): Promise<unknown> =>
    (await connection.query('select event_id from private.webhook_events')).rows;
  const withTruth = (rows: readonly ReturnType<typeof subscriptionRow>[]): Billing => ({
    ...billing,
    provider: { ...billing.provider, subscriptionsOf: async () => rows },
  });

  it('only remembers what concerns nobody here, and nobody becomes PRO [WH-12, WH-13]', async () => {
    const everyone = withTruth([subscriptionRow('sub_1')]);
    expect(await deliver(everyone, eventOf('evt_1', 'invoice.paid', 'cus_of_nobody'))).toBe('recorded');
    expect(await deliver(everyone, eventOf('evt_2', 'price.updated'))).toBe('recorded');
    expect(await deliver(everyone, eventOf('evt_3', 'customer.subscription.updated', null))).toBe('recorded');
    expect(await isPro()).toBe(false);
    expect(await events()).toHaveLength(3);
  });

  it('has no effect in the other mode [WH-14]', async () => {
    const live = { ...eventOf('evt_1', 'invoice.paid'), livemode: true };
    expect(await deliver(withTruth([subscriptionRow('sub_1')]), live)).toBe('other mode');
    expect(await isPro()).toBe(false);
    expect(await events()).toEqual([]);
  });

  it('makes PRO of one active subscription beside one that ended [WH-16]', async () => {
    const both = [subscriptionRow('sub_2', { status: 'canceled' }), subscriptionRow('sub_1')];
    await deliver(withTruth(both), eventOf('evt_1', 'invoice.paid'));
    expect(await isPro()).toBe(true);
  });
});
