import { useState } from 'react';

import { BackendError } from '../../backend/backend';
import { longDate } from '../../domain/longDate';
import { MESSAGES } from '../../domain/messages';
import { isRenewing } from '../../domain/subscription';
import { awaitAccess } from '../../state/awaitAccess';
import { useAppDispatch } from '../../state/hooks';
import { isSuspension } from '../../state/isSuspension';
import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { selectSubscription } from '../../state/sessionSlice';
import { showToast } from '../../state/toasts';
import { ConfirmDialog } from './ConfirmDialog';

type CancelSubscriptionDialogProps = {
  /** The end of what is paid for; null where nothing is. */
  readonly untilSeconds: number | null;
  readonly onClose: () => void;
};

const problemOf = (error: unknown): string => {
  if (isSuspension(error)) return '';
  return error instanceof BackendError && error.kind === 'not-authenticated'
    ? MESSAGES.userNotAuthenticated
    : MESSAGES.cancelFailed;
};

export const CancelSubscriptionDialog = ({ untilSeconds, onClose }: CancelSubscriptionDialogProps) => {
  const dispatch = useAppDispatch();
  const { backend } = useServices();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const cancel = async (): Promise<void> => {
    setIsBusy(true);
    setProblem('');
    try {
      await backend.billing.cancel();
    } catch (error) {
      reportError('cancelling the subscription', error);
      setIsBusy(false);
      setProblem(problemOf(error));
      return;
    }
    showToast(MESSAGES.subscriptionCancelled);
    onClose();
    // Whoever leaves the page meanwhile is shown it wherever they are.
    void dispatch(
      awaitAccess((state) => !isRenewing(selectSubscription(state)), new AbortController().signal),
    );
  };

  return (
    <ConfirmDialog
      title="Cancel subscription?"
      problem={problem}
      keepLabel="Keep PRO"
      confirmLabel={isBusy ? 'Cancelling…' : 'Cancel subscription'}
      isBusy={isBusy}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {untilSeconds === null
          ? 'The missing payment is not tried again. Your projects stay yours.'
          : `Your subscription stays active to the end of the billing cycle, ${longDate(untilSeconds)}. Your projects stay yours.`}
      </p>
    </ConfirmDialog>
  );
};
