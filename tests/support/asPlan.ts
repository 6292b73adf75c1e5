import type { Dispatch } from '@reduxjs/toolkit';
import type { Plan } from '../../src/domain/plan';
import { accessRead, accessUnknown, userRead } from '../../src/state/session/sessionSlice';
import { ACTIVE_SUBSCRIPTION, FREE_USER } from './fakeBackend';

/** Sets the viewer's plan, as loading a session does; 'unknown' is that of a user whose access could not be read. */
export const asPlan =
  (plan: Plan | 'unknown') =>
  (dispatch: Dispatch): void => {
    dispatch(userRead(plan === 'anonymous' ? null : FREE_USER));
    if (plan === 'unknown') dispatch(accessUnknown());
    if (plan === 'anonymous' || plan === 'unknown') return;
    const subscription = plan === 'pro' ? ACTIVE_SUBSCRIPTION : null;
    dispatch(accessRead({ plan, isAdmin: false, subscription, isComplimentary: false }));
  };
