import { describe, expect, it } from 'vitest';

import { PLAN_LIMITS } from '../../../src/domain/planLimits';
import type { Subscription } from '../../../src/domain/subscription';
import type { User } from '../../../src/domain/user';
import { selectLimitPlan } from '../../../src/state/session/limitPlan';
import {
  accessRead,
  accessUnknown,
  selectDepartures,
  selectHistoryLimit,
  selectIsAccessUnknown,
  selectIsComplimentary,
  selectIsSessionLoading,
  selectKnownUserId,
  selectOffersPro,
  selectPlan,
  selectSubscription,
  sessionAwaited,
  sessionExpired,
  sessionOverdue,
  sessionReducer,
  userRead,
} from '../../../src/state/session/sessionSlice';

type Action = Parameters<typeof sessionReducer>[1];

const ANN: User = { id: 'ann', email: 'ann@example.com', name: 'Ann', avatarUrl: null };
const BOB: User = { id: 'bob', email: null, name: 'Bob', avatarUrl: null };
const SUBSCRIPTION: Subscription = {
  status: 'active',
  periodStartSeconds: 0,
  periodEndSeconds: 1,
  isCancelled: false,
  payment: null,
};
const GIVEN = accessRead({ plan: 'pro', isAdmin: true, subscription: SUBSCRIPTION, isComplimentary: true });

const start = sessionReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => ({ session: actions.reduce(sessionReducer, start) });

describe('who is here', () => {
  it('is a visitor at first, of whom nothing has to be found out', () => {
    expect(start).toEqual({
      user: null,
      ownerId: null,
      departures: 0,
      plan: 'anonymous',
      isAdmin: false,
      subscription: null,
      isComplimentary: false,
      isLoading: false,
      isAwaited: false,
      isAccessUnknown: false,
      accessRequests: 0,
      hasExpired: false,
    });
    expect(selectIsSessionLoading(after(sessionAwaited()))).toBe(true);
  });

  it('is not known until the session is read, however long that takes', () => {
    const known = (...actions: readonly Action[]) => selectKnownUserId(after(...actions));
    expect(known(sessionAwaited())).toBeUndefined();
    expect(known(sessionAwaited(), sessionOverdue())).toBeUndefined();
    expect(selectIsSessionLoading(after(sessionAwaited(), sessionOverdue()))).toBe(false);
    expect(known(sessionAwaited(), sessionOverdue(), userRead(null))).toBeNull();
    expect(known(sessionAwaited(), sessionOverdue(), userRead(ANN))).toBe(ANN.id);
    expect(known(userRead(ANN), sessionAwaited())).toBe(ANN.id);
    expect(
      known(userRead(ANN), sessionAwaited(), userRead(ANN), sessionExpired(), userRead(null)),
    ).toBeNull();
  });

  it('is on the free plan from the sign-in on, until their subscription has been read', () => {
    expect(after(userRead(ANN)).session).toEqual({
      ...start,
      user: ANN,
      ownerId: ANN.id,
      plan: 'free',
      isLoading: true,
    });
  });

  it('may do what was read of them, and no more of what was read before', () => {
    expect(after(userRead(ANN), GIVEN).session).toEqual({
      ...start,
      user: ANN,
      ownerId: ANN.id,
      plan: 'pro',
      isAdmin: true,
      subscription: SUBSCRIPTION,
      isComplimentary: true,
    });
    const taken = after(userRead(ANN), GIVEN, accessRead({ plan: 'free', isAdmin: false }));
    expect(taken.session).toEqual({ ...start, user: ANN, ownerId: ANN.id, plan: 'free' });
    expect([selectSubscription(taken), selectIsComplimentary(taken)]).toEqual([null, false]);
  });

  it('keeps what they may do when they are read anew under another name', () => {
    const renamed = { ...ANN, name: 'Ann B.' };
    const before = after(userRead(ANN), GIVEN);
    expect(sessionReducer(before.session, userRead(renamed))).toEqual({ ...before.session, user: renamed });
  });

  it('leaves nothing to the next one, nor to a visitor', () => {
    expect(after(userRead(ANN), GIVEN, userRead(BOB)).session).toEqual({
      ...start,
      user: BOB,
      ownerId: BOB.id,
      departures: 1,
      plan: 'free',
      isLoading: true,
    });
    expect(after(userRead(ANN), GIVEN, userRead(null)).session).toEqual({ ...start, departures: 1 });
  });
});

describe('an account', () => {
  const departures = (...actions: readonly Action[]) => selectDepartures(after(...actions));
  const expired = [userRead(ANN), sessionExpired(), userRead(null)] as const;

  it('has left once it signs out, or another takes its place', () => {
    expect(departures(userRead(ANN), userRead(null))).toBe(1);
    expect(departures(userRead(ANN), userRead(BOB))).toBe(1);
    expect(departures(userRead(ANN), userRead(null), userRead(BOB), userRead(null))).toBe(2);
  });

  it('has not left while it is only read anew, nor where the service has ended its session', () => {
    expect(departures(userRead(ANN), userRead({ ...ANN, name: 'Ann B.' }))).toBe(0);
    expect(departures(...expired)).toBe(0);
    expect(departures(...expired, userRead(ANN))).toBe(0);
  });

  it('has left once another signs in after its session was ended', () => {
    expect(departures(...expired, userRead(BOB))).toBe(1);
  });

  it('has not left where there was only a visitor: what a visitor has made goes along', () => {
    expect(departures(userRead(null), userRead(ANN))).toBe(0);
  });
});

describe('a service that does not say what somebody may do', () => {
  it('leaves that unknown where it was never read, also when it fails again, until it answers', () => {
    const failed = after(userRead(ANN), accessUnknown());
    expect([selectIsAccessUnknown(failed), selectIsSessionLoading(failed)]).toEqual([true, false]);
    expect(selectIsAccessUnknown(after(userRead(ANN), accessUnknown(), accessUnknown()))).toBe(true);
    expect(selectIsAccessUnknown(after(userRead(ANN), accessUnknown(), GIVEN))).toBe(false);
  });

  it('leaves standing what is known', () => {
    const known = after(userRead(ANN), GIVEN, accessUnknown());
    expect([selectIsAccessUnknown(known), selectPlan(known)]).toEqual([false, 'pro']);
  });
});

describe('what depends on the plan', () => {
  it('is the offer of PRO: to all but those who have it, or may have it for all that is known', () => {
    const free = accessRead({ plan: 'free', isAdmin: false });
    expect(selectOffersPro(after())).toBe(true);
    expect(selectOffersPro(after(userRead(ANN), free))).toBe(true);
    expect(selectOffersPro(after(userRead(ANN), GIVEN))).toBe(false);
    expect(selectOffersPro(after(userRead(ANN)))).toBe(false);
    expect(selectOffersPro(after(userRead(ANN), accessUnknown()))).toBe(false);
  });

  it('is which limits apply: none to a user who may have PRO for all that is known, and those of visitors to them', () => {
    expect(selectLimitPlan(after())).toBe('anonymous');
    expect(selectLimitPlan(after(sessionAwaited()))).toBe('anonymous');
    expect(selectLimitPlan(after(userRead(ANN)))).toBe('pro');
    expect(selectLimitPlan(after(userRead(ANN), accessUnknown()))).toBe('pro');
    expect(selectLimitPlan(after(userRead(ANN), GIVEN))).toBe('pro');
    expect(selectLimitPlan(after(userRead(ANN), accessRead({ plan: 'free', isAdmin: false })))).toBe('free');
  });

  it('is the length of the history, which is not cut before it is known who is here', () => {
    expect(selectHistoryLimit(after())).toBe(PLAN_LIMITS.anonymous.history);
    expect(selectHistoryLimit(after(sessionAwaited()))).toBe(PLAN_LIMITS.pro.history);
    expect(selectHistoryLimit(after(userRead(ANN), userRead(null)))).toBe(PLAN_LIMITS.anonymous.history);
    expect(PLAN_LIMITS.pro.history).toBeGreaterThan(PLAN_LIMITS.anonymous.history);
  });

  it('is the length of the history, which is not cut where the service has ended the session', () => {
    const expired = [userRead(ANN), sessionExpired(), userRead(null)] as const;
    expect(selectHistoryLimit(after(...expired))).toBe(PLAN_LIMITS.pro.history);
    expect(selectHistoryLimit(after(...expired, userRead(BOB), userRead(null)))).toBe(
      PLAN_LIMITS.anonymous.history,
    );
  });
});
