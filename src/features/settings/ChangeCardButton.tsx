import { useEffect } from 'react';

import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { useServices } from '../../state/servicesContext';
import { Button } from '../../ui/Button';
import { useChangeCardMutation } from './accountApi';
import { billingProblem } from './billingProblem';

/** Leads to the payment provider's page, where another card is given. */
export const ChangeCardButton = () => {
  const { toasts } = useServices();
  const [changeCard, { isLoading, reset }] = useChangeCardMutation();

  useEffect(() => {
    // The way back from the provider may show this very page again, as it was left.
    const arrive = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, [reset]);

  const open = async (): Promise<void> => {
    const { error } = await changeCard();
    const problem = error && billingProblem(error, BILLING_MESSAGES.changeCardFailed);
    if (problem) toasts.show(problem, { tone: 'error' });
  };
  return (
    <Button disabled={isLoading} onClick={() => void open()}>
      {isLoading ? 'Opening…' : 'Change card'}
    </Button>
  );
};
