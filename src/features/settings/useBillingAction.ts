import { useEffect, useState } from 'react';

import { BackendError } from '../../backend/backend';
import { MESSAGES } from '../../domain/messages';
import { isSuspension } from '../../state/isSuspension';
import { reportError } from '../../state/reportError';
import { showToast } from '../../state/toasts';

type BillingAction = { readonly isBusy: boolean; readonly run: () => Promise<void> };

/** One press at a time; what fails is said with `failed`, and can be tried again. */
export const useBillingAction = (
  during: string,
  act: () => Promise<unknown>,
  failed: string,
): BillingAction => {
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    // The way back from the provider may show this very page again, as it was left.
    const arrive = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setIsBusy(false);
    };
    window.addEventListener('pageshow', arrive);
    return () => window.removeEventListener('pageshow', arrive);
  }, []);

  const run = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await act();
    } catch (error) {
      reportError(during, error);
      const isOut = error instanceof BackendError && error.kind === 'not-authenticated';
      const message = isOut ? MESSAGES.userNotAuthenticated : failed;
      if (!isSuspension(error)) showToast(message, { tone: 'error' });
    }
    setIsBusy(false);
  };
  return { isBusy, run };
};
