import { MESSAGES } from '../../domain/messages';
import { isRenewing } from '../../domain/subscription';
import { awaitAccess } from '../../state/awaitAccess';
import { useAppDispatch } from '../../state/hooks';
import { useServices } from '../../state/servicesContext';
import { selectSubscription } from '../../state/sessionSlice';
import { showToast } from '../../state/toasts';
import { Button } from '../../ui/Button';
import { useBillingAction } from './useBillingAction';

/** Takes the cancellation back while its period lasts. */
export const ResumeButton = () => {
  const dispatch = useAppDispatch();
  const { backend } = useServices();
  const resume = async (): Promise<void> => {
    await backend.billing.resume();
    showToast(MESSAGES.subscriptionResumed);
    // Whoever leaves the page meanwhile is shown it wherever they are.
    await dispatch(
      awaitAccess((state) => isRenewing(selectSubscription(state)), new AbortController().signal),
    );
  };
  const { isBusy, run } = useBillingAction(
    'resuming the subscription',
    resume,
    MESSAGES.resumeSubscriptionFailed,
  );
  return (
    <Button variant="primary" disabled={isBusy} onClick={() => void run()}>
      {isBusy ? 'Resuming…' : 'Resume subscription'}
    </Button>
  );
};
