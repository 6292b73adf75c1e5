import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { PLAN_LIMITS } from '../../domain/planLimits';
import type { Plan } from '../../domain/plan';
import type { Subscription } from '../../domain/subscription';
import type { User } from '../../domain/user';

type SessionState = {
  readonly user: User | null;
  readonly plan: Plan;
  readonly isAdmin: boolean;
  /** The one that counts, also where it is over; null where there never was one. */
  readonly subscription: Subscription | null;
  /** PRO was given to them. */
  readonly isComplimentary: boolean;
  /** While it is being found out who is here, or what they may do. */
  readonly isLoading: boolean;
  /** What they may do has never been read: the service did not answer. */
  readonly isAccessUnknown: boolean;
  /** How often it was asked for: only the last answer counts. */
  readonly accessRequests: number;
};

/** What someone who has signed in may do. */
export type Access = {
  readonly plan: Exclude<Plan, 'anonymous'>;
  readonly isAdmin: boolean;
  readonly subscription?: Subscription | null;
  readonly isComplimentary?: boolean;
};

/** Who is here: a visitor, until a session has been read. */
const VISITOR: SessionState = {
  user: null,
  plan: 'anonymous',
  isAdmin: false,
  subscription: null,
  isComplimentary: false,
  isLoading: false,
  isAccessUnknown: false,
  accessRequests: 0,
};

const sessionSlice = createSlice({
  name: 'session',
  initialState: VISITOR,
  reducers: {
    sessionAwaited: (state): SessionState => ({ ...state, isLoading: true }),
    /** Whoever has signed in is on the free plan until their subscription has been read. */
    userRead: (state, { payload: user }: PayloadAction<User | null>): SessionState => {
      const { accessRequests } = state;
      if (!user) return { ...VISITOR, accessRequests };
      const isSame = state.user?.id === user.id;
      return isSame
        ? { ...state, user }
        : { ...VISITOR, accessRequests, user, plan: 'free', isLoading: true };
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
    /** What is known stands, until the next reading. */
    accessUnknown: (state): SessionState => ({
      ...state,
      isLoading: false,
      isAccessUnknown: state.isLoading || state.isAccessUnknown,
    }),
  },
  selectors: {
    selectUser: (state) => state.user,
    selectPlan: (state) => state.plan,
    selectIsAdmin: (state) => state.isAdmin,
    selectSubscription: (state) => state.subscription,
    selectIsComplimentary: (state) => state.isComplimentary,
    selectIsAccessUnknown: (state) => state.isAccessUnknown,
    selectAccessRequests: (state) => state.accessRequests,
    selectIsSessionLoading: (state) => state.isLoading,
    /** Who might want PRO: nobody who may have it already. */
    selectOffersPro: ({ plan, isLoading, isAccessUnknown }) =>
      plan !== 'pro' && !isLoading && !isAccessUnknown,
    /** Palettes in the builder's history. Nothing is cut before it is known who is here. */
    selectHistoryLimit: ({ plan, isLoading }) => PLAN_LIMITS[isLoading ? 'pro' : plan].history,
  },
});

export const { sessionAwaited, userRead, accessRequested, accessRead, accessUnknown } = sessionSlice.actions;
export const {
  selectUser,
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
export const sessionReducer = sessionSlice.reducer;
