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
    ['active', false, END, { kind: 'overdue' }],
    ['past_due', false, START, { kind: 'overdue' }],
    ['unpaid', false, START, { kind: 'overdue' }],
    ['paused', false, START, { kind: 'overdue' }],
    ['past_due', true, START, { kind: 'overdue' }],
    ['unpaid', true, START, { kind: 'overdue' }],
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
