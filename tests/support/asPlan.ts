import type { Dispatch } from '@reduxjs/toolkit';
import type { Plan } from '../../src/domain/plan';
import { accessRead, userRead } from '../../src/state/session/sessionSlice';
import { ACTIVE_SUBSCRIPTION, FREE_USER } from './fakeBackend';

/** Sets the viewer's plan, as loading a session does. */
export const asPlan =
  (plan: Plan) =>
  (dispatch: Dispatch): void => {
    dispatch(userRead(plan === 'anonymous' ? null : FREE_USER));
    if (plan === 'anonymous') return;
    const subscription = plan === 'pro' ? ACTIVE_SUBSCRIPTION : null;
    dispatch(accessRead({ plan, isAdmin: false, subscription, isComplimentary: false }));
  };
