import { useState } from 'react';

import { BackendError } from '../../../../backend/backend';
import type { AdminUser } from '../../../../domain/backOffice';
import { MESSAGES } from '../../../../domain/messages';
import { useServices } from '../../../../state/servicesContext';
import { showToast } from '../../../../state/toasts';
import { useAdminFailure } from '../../useAdminFailure';
import { userAction, type UserActionName } from './userActions';

const problemOf = (error: unknown, otherwise: string): string => {
  if (!(error instanceof BackendError)) return otherwise;
  if (error.kind === 'already-paid') return MESSAGES.proIsPaid;
  return error.kind === 'not-found' ? MESSAGES.userIsGone : otherwise;
};

type ActionState = {
  /** What is to be confirmed; null in the view of the details. */
  readonly asked: UserActionName | null;
  readonly isRunning: boolean;
  readonly problem: string;
  readonly ask: (name: UserActionName) => void;
  readonly goBack: () => void;
  readonly confirm: () => void;
};

type Results = {
  readonly onChange: (changes: Partial<AdminUser>) => void;
  readonly onDelete: () => void;
};

/** One action on an account, from the question to its outcome. A failure leaves the question open. */
export const useUserAction = (userId: string, { onChange, onDelete }: Results): ActionState => {
  const { backend } = useServices();
  const fail = useAdminFailure();
  const [asked, setAsked] = useState<UserActionName | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const [problem, setProblem] = useState('');

  const confirm = async (): Promise<void> => {
    if (asked === null || isRunning) return;
    const { run, changes, done, failed } = userAction(asked);
    setIsRunning(true);
    setProblem('');
    try {
      await run(backend, userId);
      showToast(done);
      setAsked(null);
      if (changes) onChange(changes);
      else onDelete();
    } catch (error) {
      fail(`acting on a user: ${asked}`, error);
      setProblem(problemOf(error, failed));
    } finally {
      setIsRunning(false);
    }
  };

  const show = (name: UserActionName | null): void => {
    setAsked(name);
    setProblem('');
  };
  return { asked, isRunning, problem, ask: show, goBack: () => show(null), confirm: () => void confirm() };
};
