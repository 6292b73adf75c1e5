import { describe, expect, it } from 'vitest';
import {
  isPro,
  mayCharge,
  toSubscriptionRow,
  willRenew,
  type ProviderSubscription,
} from '../../../../supabase/functions/_shared/subscription.ts';
import { subscriptionRow } from '../fakeProvider';

const SUBSCRIPTION: ProviderSubscription = {
  id: 'sub_1',
  status: 'active',
  created: 1000,
  cancel_at_period_end: false,
  cancel_at: null,
  items: { data: [{ price: { id: 'price_pro' }, current_period_start: 1000, current_period_end: 2000 }] },
  default_payment_method: { card: { brand: 'visa', last4: '4242' } },
};
const toRow = (changes: Partial<ProviderSubscription> = {}) =>
  toSubscriptionRow({ ...SUBSCRIPTION, ...changes }, 'price_pro');

describe('reading a subscription of the provider', () => {
  it('takes the parts that are kept', () => {
    expect(toRow()).toEqual({
      subscription_id: 'sub_1',
      status: 'active',
      price_id: 'price_pro',
      current_period_start: 1000,
      current_period_end: 2000,
      cancel_at_period_end: false,
      payment_method_brand: 'visa',
      payment_method_last4: '4242',
      created: 1000,
    });
  });

  it('leaves out other products and unheard-of states [WH-15]', () => {
    const other = { data: [{ ...SUBSCRIPTION.items.data[0], price: { id: 'price_other' } }] };
    expect(toRow({ items: other })).toBeNull();
    expect(toRow({ items: { data: [] } })).toBeNull();
    expect(toRow({ status: 'dormant' })).toBeNull();
  });

  it('finds our price among several', () => {
    const items = { data: [{ price: { id: 'price_other' } }, ...SUBSCRIPTION.items.data] };
    expect(toRow({ items })?.current_period_end).toBe(2000);
  });

  it('finds the period beside the items, where older versions have it', () => {
    const items = { data: [{ price: { id: 'price_pro' } }] };
    expect(toRow({ items, current_period_start: 5, current_period_end: 6 })?.current_period_end).toBe(6);
    expect(toRow({ items })).toBeNull();
  });

  it('takes a set end for a cancellation', () => {
    expect(toRow({ cancel_at: 2000 })?.cancel_at_period_end).toBe(true);
  });

  it('takes an end after this period for none: the next one is charged', () => {
    const row = toRow({ cancel_at: 2001 });
    expect(row && [willRenew(row), mayCharge(row)]).toEqual([true, true]);
  });

  it.each([[null], ['pm_1'], [{ card: null }], [{}]])('lives with the payment method %j', (method) => {
    expect(toRow({ default_payment_method: method })?.payment_method_brand).toBeNull();
  });
});

describe('the two readings of PRO', () => {
  const row = subscriptionRow('sub_1', { current_period_start: 1000, current_period_end: 2000 });

  it.each([
    [999, false],
    [1000, true],
    [1999, true],
    [2000, false],
    [2001, false],
  ])('is PRO at %i: %s [S-20]', (now, expected) => {
    expect(isPro(row, now)).toBe(expected);
    expect(isPro({ ...row, cancel_at_period_end: true }, now)).toBe(expected);
    expect(isPro({ ...row, status: 'trialing' }, now)).toBe(expected);
  });

  it.each(['past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused'])(
    'is not PRO when %s [S-20, S-21]',
    (status) => {
      expect([isPro({ ...row, status }, 1500), willRenew({ ...row, status })]).toEqual([false, false]);
    },
  );

  it('renews until it is cancelled [S-21]', () => {
    expect([willRenew(row), willRenew({ ...row, cancel_at_period_end: true })]).toEqual([true, false]);
  });

  it('may still charge after a failed payment', () => {
    expect(['past_due', 'unpaid', 'incomplete'].every((status) => mayCharge({ ...row, status }))).toBe(true);
    expect(['canceled', 'incomplete_expired'].some((status) => mayCharge({ ...row, status }))).toBe(false);
  });
});
