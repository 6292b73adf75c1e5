import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { isRenewing } from '../../domain/subscription';
import { awaitAccess } from '../../state/session/awaitAccess';
import { useAppDispatch } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectSubscription } from '../../state/session/sessionSlice';
import { Button } from '../../ui/Button';
import { useResumeSubscriptionMutation } from './accountApi';
import { billingProblem } from './billingProblem';

/** Takes the cancellation back while its period lasts. */
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
    // Whoever leaves the page meanwhile is shown it wherever they are.
    await dispatch(
      awaitAccess((state) => isRenewing(selectSubscription(state)), new AbortController().signal),
    );
    // Where the page does not know of it by then, it can be pressed again.
    reset();
  };
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void resume()}>
      {isBusy ? 'Resuming…' : 'Resume subscription'}
    </Button>
  );
};
