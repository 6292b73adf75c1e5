import { BackendError, type Failure } from '../../backend/backend';
import { MESSAGES } from '../../domain/messages';

const PROBLEMS: { readonly [Kind in Failure]?: string } = {
  'not-configured': MESSAGES.signInUnavailable,
  'not-authenticated': MESSAGES.userNotAuthenticated,
  'already-pro': MESSAGES.alreadyPro,
  'payment-overdue': MESSAGES.paymentOverdue,
  'no-checkout-url': MESSAGES.checkoutUrlMissing,
};

/** The sentence for a checkout that did not begin. */
export const checkoutProblem = (error: unknown): string =>
  (error instanceof BackendError ? PROBLEMS[error.kind] : undefined) ?? MESSAGES.checkoutFailed;
