import { MESSAGES } from '../../domain/messages';
import { useServices } from '../../state/servicesContext';
import { Button } from '../../ui/Button';
import { useBillingAction } from './useBillingAction';

/** Leads to the payment provider's page, where another card is given. */
export const ChangeCardButton = () => {
  const { backend } = useServices();
  const { isBusy, run } = useBillingAction(
    'opening the page for the card',
    () => backend.billing.changeCard(),
    MESSAGES.changeCardFailed,
  );
  return (
    <Button disabled={isBusy} onClick={() => void run()}>
      {isBusy ? 'Opening…' : 'Change card'}
    </Button>
  );
};
