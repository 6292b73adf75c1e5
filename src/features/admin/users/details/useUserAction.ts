import { useState } from 'react';

import type { Failure } from '../../../../backend/backend';
import { ADMIN_MESSAGES } from '../../../../domain/adminMessages';
import { kindOf } from '../../../../state/api/queryFrom';
import { useServices } from '../../../../state/servicesContext';
import { useIsMounted } from '../../../../ui/useIsMounted';
import { useActOnUserMutation } from '../usersApi';
import { userAction, type UserActionName } from './userActions';

const problemOf = (failure: Failure, otherwise: string): string => {
  if (failure === 'already-paid') return ADMIN_MESSAGES.proIsPaid;
  if (failure === 'too-many') return ADMIN_MESSAGES.tooManyAtOnce;
  return failure === 'not-found' ? ADMIN_MESSAGES.userIsGone : otherwise;
};

type ActionState = {
  /** The action to confirm; null while the details are shown. */
  readonly asked: UserActionName | null;
  readonly isRunning: boolean;
  /** Why the last attempt failed; null if it did not. */
  readonly problem: string | null;
  readonly ask: (name: UserActionName) => void;
  readonly goBack: () => void;
  readonly confirm: () => void;
};

/** One action on an account, from the question to its result. After a failure the question stays open. */
export const useUserAction = (userId: string, onDelete: () => void): ActionState => {
  const { toasts } = useServices();
  const isMounted = useIsMounted();
  const [act, { isLoading: isRunning, error, reset }] = useActOnUserMutation();
  const [asked, setAsked] = useState<UserActionName | null>(null);

  const confirm = async (): Promise<void> => {
    if (asked === null || isRunning) return;
    const { changes, done, failed } = userAction(asked);
    const { error: failure } = await act({ userId, action: asked });
    if (failure !== undefined) {
      // Otherwise the dialog shows it.
      if (!isMounted()) toasts.show(problemOf(kindOf(failure), failed), { tone: 'error' });
      return;
    }
    toasts.show(done);
    // By then another account may be shown.
    if (!isMounted()) return;
    setAsked(null);
    if (!changes) onDelete();
  };

  const show = (name: UserActionName | null): void => {
    setAsked(name);
    reset();
  };
  return {
    asked,
    isRunning,
    problem: asked !== null && error ? problemOf(kindOf(error), userAction(asked).failed) : null,
    ask: show,
    goBack: () => show(null),
    confirm: () => void confirm(),
  };
};
