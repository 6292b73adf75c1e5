import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { PLAN_LIMITS } from '../../domain/planLimits';
import type { Plan } from '../../domain/plan';
import type { Subscription } from '../../domain/subscription';
import type { User } from '../../domain/user';

type SessionState = {
  readonly user: User | null;
  /** The account whose work is on this page: also after the service has ended its session, not after a sign-out. */
  readonly ownerId: string | null;
  /** How often an account has left this page: by signing out, or because another one took its place. */
  readonly departures: number;
  /** Nobody is signed in because the service did not accept the session any more. */
  readonly hasExpired: boolean;
  readonly plan: Plan;
  readonly isAdmin: boolean;
  /** The subscription that counts, even if it has ended; null if there never was one. */
  readonly subscription: Subscription | null;
  /** PRO was granted for free. */
  readonly isComplimentary: boolean;
  /** While the session or the user's access is being read. */
  readonly isLoading: boolean;
  /** The session is being read: also after the page has stopped waiting, as the answer may still come. */
  readonly isAwaited: boolean;
  /** The user's access has never been read: the service did not respond. */
  readonly isAccessUnknown: boolean;
  /** Number of access requests so far: only the response to the last one counts. */
  readonly accessRequests: number;
};

/** The access of a signed-in user. */
export type Access = {
  readonly plan: Exclude<Plan, 'anonymous'>;
  readonly isAdmin: boolean;
  readonly subscription?: Subscription | null;
  readonly isComplimentary?: boolean;
};

/** Signed out, which is also the state before a session has been read. */
const VISITOR: SessionState = {
  user: null,
  ownerId: null,
  departures: 0,
  hasExpired: false,
  plan: 'anonymous',
  isAdmin: false,
  subscription: null,
  isComplimentary: false,
  isLoading: false,
  isAwaited: false,
  isAccessUnknown: false,
  accessRequests: 0,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: VISITOR,
  reducers: {
    sessionAwaited: (state): SessionState => ({ ...state, isLoading: true, isAwaited: true }),
    /** The answer takes too long: until it comes, the page is a visitor's. */
    sessionOverdue: (state): SessionState => ({ ...state, isLoading: false }),
    /** Dispatched before `userRead` with nobody. */
    sessionExpired: (state): SessionState => ({ ...state, hasExpired: true }),
    /** A user is on the free plan until their subscription has been read. */
    userRead: (state, { payload: user }: PayloadAction<User | null>): SessionState => {
      const { accessRequests, hasExpired } = state;
      if (user && state.user?.id === user.id) return { ...state, user, isAwaited: false };
      const ownerId = user?.id ?? (hasExpired ? state.ownerId : null);
      const hasLeft = state.ownerId !== null && state.ownerId !== ownerId;
      const departures = state.departures + (hasLeft ? 1 : 0);
      return user
        ? { ...VISITOR, accessRequests, ownerId, departures, user, plan: 'free', isLoading: true }
        : { ...VISITOR, accessRequests, ownerId, departures, hasExpired };
    },
    accessRequested: (state): SessionState => ({ ...state, accessRequests: state.accessRequests + 1 }),
    accessRead: (state, { payload }: PayloadAction<Access>): SessionState => ({
      ...state,
      subscription: null,
      isComplimentary: false,
      ...payload,
      isLoading: false,
      isAccessUnknown: false,
    }),
    /** The last known access is kept until the next reading. */
    accessUnknown: (state): SessionState => ({
      ...state,
      isLoading: false,
      isAccessUnknown: state.isLoading || state.isAccessUnknown,
    }),
  },
  selectors: {
    selectUser: (state) => state.user,
    /** Undefined until it is known who is here; null for a visitor. What the user may do is often known later. */
    selectKnownUserId: ({ user, isAwaited }) => user?.id ?? (isAwaited ? undefined : null),
    selectOwnerId: (state) => state.ownerId,
    selectDepartures: (state) => state.departures,
    selectHasExpired: (state) => state.hasExpired,
    selectPlan: (state) => state.plan,
    selectIsAdmin: (state) => state.isAdmin,
    selectSubscription: (state) => state.subscription,
    selectIsComplimentary: (state) => state.isComplimentary,
    selectIsAccessUnknown: (state) => state.isAccessUnknown,
    selectAccessRequests: (state) => state.accessRequests,
    selectIsSessionLoading: (state) => state.isLoading,
    /** Whether to offer PRO: not to anyone who may already have it. */
    selectOffersPro: ({ plan, isLoading, isAccessUnknown }) =>
      plan !== 'pro' && !isLoading && !isAccessUnknown,
    /**
     * Limit of palettes in the builder's history. Nothing is dropped before the user is known, nor when the service has
     * ended the session: the user is asked to sign in again.
     */
    selectHistoryLimit: ({ plan, isLoading, isAwaited, hasExpired }) =>
      PLAN_LIMITS[isLoading || isAwaited || hasExpired ? 'pro' : plan].history,
  },
});

export const {
  sessionAwaited,
  sessionOverdue,
  sessionExpired,
  userRead,
  accessRequested,
  accessRead,
  accessUnknown,
} = sessionSlice.actions;
export const {
  selectUser,
  selectKnownUserId,
  selectOwnerId,
  selectDepartures,
  selectHasExpired,
  selectPlan,
  selectIsAdmin,
  selectSubscription,
  selectIsComplimentary,
  selectIsSessionLoading,
  selectIsAccessUnknown,
  selectAccessRequests,
  selectOffersPro,
  selectHistoryLimit,
} = sessionSlice.selectors;
/** An account has left this page, and its work with it. Dispatched after `userRead`. */
export const accountLeft = createAction('session/accountLeft');
/** The account was deleted on this page: whatever was made on this device goes with it. Dispatched before `userRead`. */
export const accountDeleted = createAction('session/accountDeleted');
export const sessionReducer = sessionSlice.reducer;
