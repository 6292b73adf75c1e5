import { longDate } from '../../domain/longDate';
import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { isRenewing } from '../../domain/subscription';
import { awaitAccess } from '../../state/session/awaitAccess';
import { useAppDispatch } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectSubscription } from '../../state/session/sessionSlice';
import { useIsMounted } from '../../ui/useIsMounted';
import { useCancelSubscriptionMutation } from './accountApi';
import { billingProblem } from './billingProblem';
import { ConfirmDialog } from './ConfirmDialog';
import type { CancellableState } from './subscriptionState';

type CancelSubscriptionDialogProps = { readonly state: CancellableState; readonly onClose: () => void };

/** What becomes of a subscription that is cancelled. */
const outcomeOf = (state: CancellableState): string => {
  if (state.kind === 'overdue')
    return `Your subscription ends at once, and the missing payment is not ${state.isRetried ? 'tried again' : 'collected'}.`;
  if (state.kind === 'confirming')
    return 'Once the payment is confirmed, your subscription stays active to the end of the billing cycle. It does not renew.';
  return `Your subscription stays active to the end of the billing cycle, ${longDate(state.untilSeconds)}.`;
};

const isGranted = (state: CancellableState): boolean => 'isGranted' in state && state.isGranted;

export const CancelSubscriptionDialog = ({ state, onClose }: CancelSubscriptionDialogProps) => {
  const dispatch = useAppDispatch();
  const { toasts } = useServices();
  const isMounted = useIsMounted();
  const [cancelSubscription, { isLoading, error }] = useCancelSubscriptionMutation();

  const cancel = async (): Promise<void> => {
    const answer = await cancelSubscription();
    if (answer.error !== undefined) {
      const problem = billingProblem(answer.error, BILLING_MESSAGES.cancelFailed);
      // Otherwise the dialog shows it.
      if (!isMounted() && problem !== null) toasts.show(problem, { tone: 'error' });
      return;
    }
    toasts.show(BILLING_MESSAGES.subscriptionCancelled);
    // By then another dialog may be open.
    if (isMounted()) onClose();
    // The message is shown even if the user has left the page meanwhile.
    void dispatch(awaitAccess((now) => !isRenewing(selectSubscription(now)), new AbortController().signal));
  };

  return (
    <ConfirmDialog
      title="Cancel subscription?"
      problem={error === undefined ? '' : (billingProblem(error, BILLING_MESSAGES.cancelFailed) ?? '')}
      keepLabel={'untilSeconds' in state ? 'Keep PRO' : 'Keep subscription'}
      confirmLabel={isLoading ? 'Cancelling…' : 'Cancel subscription'}
      isBusy={isLoading}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>
        {outcomeOf(state)} {isGranted(state) && 'PRO was given to you, and stays.'} Your projects stay yours.
      </p>
    </ConfirmDialog>
  );
};
