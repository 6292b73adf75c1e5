import { describe, expect, it } from 'vitest';

import { chooseSubscription, hasPro, isRenewing, type Subscription } from '../../src/domain/subscription';

const NOW = new Date('2026-11-20T12:00:00Z');
const seconds = (text: string): number => Date.parse(text) / 1000;

const ACTIVE: Subscription = {
  status: 'active',
  periodStartSeconds: seconds('2026-11-01T00:00:00Z'),
  periodEndSeconds: seconds('2026-12-01T00:00:00Z'),
  isCancelled: false,
  payment: null,
};

describe('PRO', () => {
  it.each(['active', 'trialing'] as const)(
    'is a subscription that is %s, within its period [S-20]',
    (status) => {
      expect(hasPro({ ...ACTIVE, status }, NOW)).toBe(true);
      expect(hasPro({ ...ACTIVE, status, isCancelled: true }, NOW)).toBe(true);
    },
  );

  it.each(['past_due', 'canceled', 'unpaid', 'incomplete', 'incomplete_expired', 'paused'] as const)(
    'is not one that is %s [S-20]',
    (status) => {
      expect(hasPro({ ...ACTIVE, status }, NOW)).toBe(false);
      expect(isRenewing({ ...ACTIVE, status })).toBe(false);
    },
  );

  it('begins with the period and ends with it, to the second [S-20]', () => {
    expect(hasPro(ACTIVE, new Date('2026-10-31T23:59:59Z'))).toBe(false);
    expect(hasPro(ACTIVE, new Date('2026-11-01T00:00:00Z'))).toBe(true);
    expect(hasPro(ACTIVE, new Date('2026-11-30T23:59:59Z'))).toBe(true);
    expect(hasPro(ACTIVE, new Date('2026-12-01T00:00:00Z'))).toBe(false);
    expect(hasPro(null, NOW)).toBe(false);
  });

  it('renews unless it was cancelled, whatever the period says [S-21]', () => {
    expect(isRenewing({ ...ACTIVE, periodEndSeconds: 0 })).toBe(true);
    expect(isRenewing({ ...ACTIVE, isCancelled: true })).toBe(false);
    expect(isRenewing(null)).toBe(false);
  });
});

describe('of several subscriptions', () => {
  it('the one that is paid for counts, else the newest', () => {
    const attempt: Subscription = { ...ACTIVE, status: 'incomplete' };
    const ended: Subscription = { ...ACTIVE, status: 'canceled' };
    expect(chooseSubscription([attempt, ACTIVE, ended], NOW)).toBe(ACTIVE);
    expect(chooseSubscription([attempt, ended], NOW)).toBe(attempt);
    expect(chooseSubscription([], NOW)).toBeNull();
  });
});
