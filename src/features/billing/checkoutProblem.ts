import { BackendError, type Failure } from '../../backend/backend';
import { MESSAGES } from '../../domain/messages';
import { isSuspension } from '../../state/isSuspension';

const PROBLEMS: { readonly [Kind in Failure]?: string } = {
  'not-configured': MESSAGES.signInUnavailable,
  'not-authenticated': MESSAGES.userNotAuthenticated,
  'already-pro': MESSAGES.alreadyPro,
  'payment-overdue': MESSAGES.paymentOverdue,
  'no-checkout-url': MESSAGES.checkoutUrlMissing,
};

/** The sentence for a checkout that did not begin; empty where it has been said. */
export const checkoutProblem = (error: unknown): string => {
  if (isSuspension(error)) return '';
  return (error instanceof BackendError ? PROBLEMS[error.kind] : undefined) ?? MESSAGES.checkoutFailed;
};
