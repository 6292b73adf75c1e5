import { useEffect } from 'react';

import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { useServices } from '../../state/servicesContext';
import { Button } from '../../ui/Button';
import { useChangeCardMutation } from './accountApi';
import { billingProblem } from './billingProblem';

/** Opens the payment provider's page for changing the card. */
export const ChangeCardButton = () => {
  const { toasts } = useServices();
  const [changeCard, { isLoading, reset }] = useChangeCardMutation();

  useEffect(() => {
    // Going back from the provider may restore this very page in its old state.
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
