import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { isRenewing } from '../../domain/subscription';
import { awaitAccess } from '../../state/session/awaitAccess';
import { useAppDispatch } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectSubscription } from '../../state/session/sessionSlice';
import { Button } from '../../ui/Button';
import { useResumeSubscriptionMutation } from './accountApi';
import { billingProblem } from './billingProblem';

/** Reverts the cancellation while the paid period lasts. */
export const ResumeButton = () => {
  const dispatch = useAppDispatch();
  const { toasts } = useServices();
  const [resumeSubscription, { isLoading, isSuccess, reset }] = useResumeSubscriptionMutation();
  const isBusy = isLoading || isSuccess;

  const resume = async (): Promise<void> => {
    const { error } = await resumeSubscription();
    if (error !== undefined) {
      const problem = billingProblem(error, BILLING_MESSAGES.resumeSubscriptionFailed);
      if (problem !== null) toasts.show(problem, { tone: 'error' });
      return;
    }
    toasts.show(BILLING_MESSAGES.subscriptionResumed);
    // The message is shown even if the user has left the page meanwhile.
    await dispatch(
      awaitAccess((state) => isRenewing(selectSubscription(state)), new AbortController().signal),
    );
    // If the page does not have the new state by then, the button works again.
    reset();
  };
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void resume()}>
      {isBusy ? 'Resuming…' : 'Resume subscription'}
    </Button>
  );
};
