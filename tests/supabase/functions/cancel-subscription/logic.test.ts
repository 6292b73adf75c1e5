import { describe, expect, it } from 'vitest';
import { cancelSubscription } from '../../../../supabase/functions/cancel-subscription/logic.ts';
import type { SubscriptionRow } from '../../../../supabase/functions/_shared/subscription.ts';
import { callerOf, IDS } from '../fakeGate';
import { createFakeProvider, subscriptionRow } from '../fakeProvider';
import { createMemoryStore } from '../memoryStore';

const setUp = (own: readonly SubscriptionRow[]) => {
  const provider = createFakeProvider();
  const store = createMemoryStore({ [IDS.free]: 'cus_1', [IDS.stranger]: 'cus_2' });
  provider.truth.set('cus_1', [...own]);
  provider.truth.set('cus_2', [subscriptionRow('sub_of_another')]);
  return {
    provider,
    store,
    cancel: (name: Parameters<typeof callerOf>[0] = 'free') =>
      cancelSubscription({ provider, store }, callerOf(name), 'request'),
  };
};

describe('cancelling', () => {
  it('ends the own subscription with its period, and the database knows at once [D-22] [FN-29]', async () => {
    const { provider, store, cancel } = setUp([subscriptionRow('sub_1')]);
    expect(await cancel()).toEqual({ success: true });
    expect(provider.writes).toEqual(['cancel sub_1']);
    expect(store.synced[0]?.subscriptions).toEqual([
      subscriptionRow('sub_1', { cancel_at_period_end: true }),
    ]);
  });

  it('is refused where nothing runs [FN-30] [S-16]', async () => {
    for (const own of [[], [subscriptionRow('sub_1', { status: 'canceled' })]]) {
      const { provider, cancel } = setUp(own);
      await expect(cancel()).rejects.toMatchObject({ status: 409, message: 'Failed to cancel subscription' });
      expect(provider.writes).toEqual([]);
    }
  });

  it('is refused to whoever never paid, of whom the provider is not asked', async () => {
    const { provider, cancel } = setUp([subscriptionRow('sub_1')]);
    provider.state.isDown = true;
    await expect(cancel('pro')).rejects.toMatchObject({
      status: 409,
      message: 'Failed to cancel subscription',
    });
  });

  it('is in the record of events under the number of its request', async () => {
    const { store, cancel } = setUp([subscriptionRow('sub_1')]);
    await cancel();
    expect(store.synced).toMatchObject([
      { eventId: 'cancel:request', eventType: 'cancel-subscription', customerId: 'cus_1' },
    ]);
  });

  it('changes nothing the second time [FN-30]', async () => {
    const { provider, cancel } = setUp([subscriptionRow('sub_1')]);
    await cancel();
    expect(await cancel()).toEqual({ success: true });
    expect(provider.writes).toEqual(['cancel sub_1']);
  });

  it('fails while the provider is down, and changes nothing [FN-31]', async () => {
    const { provider, store, cancel } = setUp([subscriptionRow('sub_1')]);
    provider.state.isDown = true;
    await expect(cancel()).rejects.toThrow('stripe');
    expect([provider.writes, store.synced]).toEqual([[], []]);
  });

  it('ends every subscription that could still charge', async () => {
    const { provider, cancel } = setUp([
      subscriptionRow('sub_3', { status: 'past_due' }),
      subscriptionRow('sub_2', { cancel_at_period_end: true }),
      subscriptionRow('sub_1'),
    ]);
    await cancel();
    expect(provider.writes).toEqual(['end sub_3', 'cancel sub_1']);
  });

  it('ends what awaits a payment at once, so that it is not charged and PRO can be bought anew', async () => {
    for (const status of ['past_due', 'unpaid', 'paused']) {
      for (const isCanceled of [false, true]) {
        const { provider, store, cancel } = setUp([
          subscriptionRow('sub_1', { status, cancel_at_period_end: isCanceled }),
        ]);
        expect(await cancel()).toEqual({ success: true });
        expect(provider.writes).toEqual(['end sub_1']);
        expect(store.synced[0]?.subscriptions[0]?.status).toBe('canceled');
      }
    }
  });

  it('is copied again where that failed, and three times at most', async () => {
    const { store, cancel } = setUp([subscriptionRow('sub_1')]);
    store.state.failures = 2;
    await cancel();
    expect(store.synced[0]?.subscriptions[0]?.cancel_at_period_end).toBe(true);
    const failing = setUp([subscriptionRow('sub_1')]);
    failing.store.state.failures = 99;
    expect(await failing.cancel()).toEqual({ success: true });
    expect([failing.store.synced, 99 - failing.store.state.failures]).toEqual([[], 3]);
  });

  it('stands when the database cannot take the news', async () => {
    const { provider, store, cancel } = setUp([subscriptionRow('sub_1')]);
    store.state.isDown = true;
    expect(await cancel()).toEqual({ success: true });
    expect(provider.writes).toEqual(['cancel sub_1']);
  });
});
