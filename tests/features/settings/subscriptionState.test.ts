import { describe, expect, it } from 'vitest';

import type { Subscription, SubscriptionStatus } from '../../../src/domain/subscription';
import { cardBrand } from '../../../src/features/settings/cardBrand';
import { describeSubscription } from '../../../src/features/settings/subscriptionState';

const START = 1_000_000;
const END = 2_000_000;
const at = (seconds: number): Date => new Date(seconds * 1000);
const make = (status: SubscriptionStatus, isCancelled = false): Subscription => ({
  status,
  isCancelled,
  periodStartSeconds: START,
  periodEndSeconds: END,
  payment: null,
});

describe('where a subscription stands', () => {
  it.each([
    ['active', false, START, { kind: 'renewing', untilSeconds: END }],
    ['trialing', false, END - 1, { kind: 'renewing', untilSeconds: END }],
    ['active', true, END - 1, { kind: 'cancelled', untilSeconds: END }],
    ['active', true, END, { kind: 'free', endedSeconds: END }],
    // Renewed, and not known here yet: no payment has failed.
    ['active', false, END, { kind: 'confirming', isGranted: false }],
    ['trialing', false, END, { kind: 'confirming', isGranted: false }],
    ['past_due', false, START, { kind: 'overdue', isGranted: false, isRetried: true }],
    ['unpaid', false, START, { kind: 'overdue', isGranted: false, isRetried: false }],
    ['paused', false, START, { kind: 'overdue', isGranted: false, isRetried: false }],
    ['past_due', true, START, { kind: 'overdue', isGranted: false, isRetried: true }],
    ['unpaid', true, START, { kind: 'overdue', isGranted: false, isRetried: false }],
    ['paused', true, END, { kind: 'free', endedSeconds: END }],
    ['canceled', false, END + 1, { kind: 'free', endedSeconds: END }],
    ['canceled', false, END - 1, { kind: 'free', endedSeconds: null }],
    ['incomplete', false, START, { kind: 'free', endedSeconds: null }],
    ['incomplete_expired', false, START, { kind: 'free', endedSeconds: null }],
  ] as const)('%s, cancelled: %s, at %i [S-20]', (status, isCancelled, seconds, expected) => {
    expect(describeSubscription(make(status, isCancelled), false, at(seconds))).toEqual(expected);
  });

  it('is free without one, and PRO where it was given', () => {
    expect(describeSubscription(null, false, at(START))).toEqual({ kind: 'free', endedSeconds: null });
    expect(describeSubscription(null, true, at(START))).toEqual({ kind: 'complimentary' });
    expect(describeSubscription(make('canceled'), true, at(END))).toEqual({ kind: 'complimentary' });
    // What is paid for has to be seen to be cancelled.
    expect(describeSubscription(make('active'), true, at(START))).toMatchObject({ kind: 'renewing' });
  });

  it.each([
    ['past_due', START, { kind: 'overdue', isGranted: true, isRetried: true }],
    ['unpaid', START, { kind: 'overdue', isGranted: true, isRetried: false }],
    ['active', END, { kind: 'confirming', isGranted: true }],
    ['incomplete', START, { kind: 'complimentary' }],
    ['canceled', START, { kind: 'complimentary' }],
  ] as const)(
    'does not hide behind PRO that was given what may still be charged: %s, at %i [S-20]',
    (status, seconds, expected) => {
      expect(describeSubscription(make(status), true, at(seconds))).toEqual(expected);
    },
  );
});

describe('the brand of a card', () => {
  it.each([
    ['visa', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['amex', 'American Express'],
    ['jcb', 'JCB'],
  ])('%s is %s', (code, name) => {
    expect(cardBrand(code)).toBe(name);
  });
});
