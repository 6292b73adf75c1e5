import { useEffect, useState } from 'react';

import { reportError } from '../../state/reportError';
import { useServices } from '../../state/servicesContext';
import { checkoutProblem } from './checkoutProblem';

type Checkout = {
  /** The page is being left for the provider's. */
  readonly isLeaving: boolean;
  /** Why it is not; empty while there is nothing to say. */
  readonly problem: string;
  readonly start: () => Promise<void>;
};

export const useCheckout = (): Checkout => {
  const { backend } = useServices();
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    // The way back from the provider may show this very page again, as it was left.
    const arrive = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);

  const start = async (): Promise<void> => {
    setIsLeaving(true);
    setProblem('');
    try {
      await backend.billing.startCheckout();
    } catch (error) {
      reportError('starting the checkout', error);
      setIsLeaving(false);
      setProblem(checkoutProblem(error));
    }
  };
  return { isLeaving, problem, start };
};
