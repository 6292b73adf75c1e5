import { BackendError, type Failure } from '../../backend/backend';
import { ACCOUNT_MESSAGES } from '../../domain/accountMessages';
import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { isSuspension } from '../../state/session/isSuspension';

const PROBLEMS: { readonly [Kind in Failure]?: string } = {
  'not-configured': ACCOUNT_MESSAGES.signInUnavailable,
  'not-authenticated': BILLING_MESSAGES.userNotAuthenticated,
  'already-pro': BILLING_MESSAGES.alreadyPro,
  'payment-overdue': BILLING_MESSAGES.paymentOverdue,
  'no-checkout-url': BILLING_MESSAGES.checkoutUrlMissing,
};

/** The message for a checkout that could not start; empty if it was already shown. */
export const checkoutProblem = (error: unknown): string => {
  if (isSuspension(error)) return '';
  return (
    (error instanceof BackendError ? PROBLEMS[error.kind] : undefined) ?? BILLING_MESSAGES.checkoutFailed
  );
};
