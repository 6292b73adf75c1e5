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

type CancelSubscriptionDialogProps = {
  /** End of the paid period; null if there is none. */
  readonly untilSeconds: number | null;
  /** A payment failed, and is tried again. */
  readonly isOverdue: boolean;
  readonly onClose: () => void;
};

/** What becomes of a subscription that is cancelled. */
const outcomeOf = ({ untilSeconds, isOverdue }: Omit<CancelSubscriptionDialogProps, 'onClose'>): string => {
  if (isOverdue) return 'The missing payment is not tried again.';
  return untilSeconds === null
    ? 'Your subscription stays active to the end of the billing cycle.'
    : `Your subscription stays active to the end of the billing cycle, ${longDate(untilSeconds)}.`;
};

export const CancelSubscriptionDialog = ({ onClose, ...about }: CancelSubscriptionDialogProps) => {
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
    void dispatch(
      awaitAccess((state) => !isRenewing(selectSubscription(state)), new AbortController().signal),
    );
  };

  return (
    <ConfirmDialog
      title="Cancel subscription?"
      problem={error === undefined ? '' : (billingProblem(error, BILLING_MESSAGES.cancelFailed) ?? '')}
      keepLabel="Keep PRO"
      confirmLabel={isLoading ? 'Cancelling…' : 'Cancel subscription'}
      isBusy={isLoading}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <p>{outcomeOf(about)} Your projects stay yours.</p>
    </ConfirmDialog>
  );
};
