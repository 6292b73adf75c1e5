import { describe, expect, it } from 'vitest';
import { resumeSubscription } from '../../../../supabase/functions/resume-subscription/logic.ts';
import type { SubscriptionRow } from '../../../../supabase/functions/_shared/subscription.ts';
import { callerOf, IDS } from '../fakeGate';
import { createFakeProvider, NOW_SECONDS, subscriptionRow } from '../fakeProvider';
import { createMemoryStore } from '../memoryStore';

const CANCELLED = { cancel_at_period_end: true } as const;

const setUp = (own: readonly SubscriptionRow[]) => {
  const provider = createFakeProvider();
  const store = createMemoryStore({ [IDS.free]: 'cus_1', [IDS.stranger]: 'cus_2' });
  provider.truth.set('cus_1', [...own]);
  provider.truth.set('cus_2', [subscriptionRow('sub_of_another', CANCELLED)]);
  const resume = (name: Parameters<typeof callerOf>[0] = 'free') =>
    resumeSubscription({ provider, store }, callerOf(name), 'request', NOW_SECONDS);
  return { provider, store, resume };
};

describe('resuming', () => {
  it('lets the own subscription go on, and the database knows at once', async () => {
    const { provider, store, resume } = setUp([subscriptionRow('sub_1', CANCELLED)]);
    expect(await resume()).toEqual({ success: true });
    expect(provider.writes).toEqual(['resume sub_1']);
    expect(store.synced[0]?.subscriptions).toEqual([subscriptionRow('sub_1')]);
    expect(provider.truth.get('cus_2')?.[0]?.cancel_at_period_end).toBe(true);
  });

  it.each([
    ['nothing', []],
    ['what has ended', [subscriptionRow('sub_1', { ...CANCELLED, status: 'canceled' })]],
    ['what was not paid', [subscriptionRow('sub_1', { ...CANCELLED, status: 'past_due' })]],
    ['a period that is over', [subscriptionRow('sub_1', { ...CANCELLED, current_period_end: NOW_SECONDS })]],
  ] as const)('is refused where there is %s', async (_, own) => {
    const { provider, resume } = setUp(own);
    await expect(resume()).rejects.toMatchObject({ status: 409, message: 'Failed to resume subscription' });
    expect(provider.writes).toEqual([]);
  });

  it('is refused to whoever never paid, of whom the provider is not asked', async () => {
    const { provider, resume } = setUp([subscriptionRow('sub_1', CANCELLED)]);
    provider.state.isDown = true;
    await expect(resume('pro')).rejects.toMatchObject({
      status: 409,
      message: 'Failed to resume subscription',
    });
    expect(provider.writes).toEqual([]);
  });

  it('is in the record of events under the number of its request', async () => {
    const { store, resume } = setUp([subscriptionRow('sub_1', CANCELLED)]);
    await resume();
    expect(store.synced).toMatchObject([
      { eventId: 'resume:request', eventType: 'resume-subscription', customerId: 'cus_1' },
    ]);
  });

  it('changes nothing the second time, and never a second one beside one that renews', async () => {
    const { provider, resume } = setUp([subscriptionRow('sub_1', CANCELLED)]);
    await resume();
    expect(await resume()).toEqual({ success: true });
    expect(provider.writes).toEqual(['resume sub_1']);

    const both = setUp([subscriptionRow('sub_2'), subscriptionRow('sub_1', CANCELLED)]);
    await both.resume();
    expect(both.provider.writes).toEqual([]);
  });

  it('fails while the provider is down, and stands when the database cannot take the news', async () => {
    const { provider, store, resume } = setUp([subscriptionRow('sub_1', CANCELLED)]);
    provider.state.isDown = true;
    await expect(resume()).rejects.toThrow('stripe');
    expect(provider.writes).toEqual([]);
    provider.state.isDown = false;
    store.state.isDown = true;
    expect(await resume()).toEqual({ success: true });
    expect(provider.writes).toEqual(['resume sub_1']);
  });
});
