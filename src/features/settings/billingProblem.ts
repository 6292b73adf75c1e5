import type { SerializedError } from '@reduxjs/toolkit';

import type { Failure } from '../../backend/backend';
import { BILLING_MESSAGES } from '../../domain/billingMessages';
import { kindOf } from '../../state/api/queryFrom';

/** The message for a failed change; null for a suspended account, which has its own message everywhere. */
export const billingProblem = (error: Failure | SerializedError, failed: string): string | null => {
  const kind = kindOf(error);
  if (kind === 'suspended') return null;
  return kind === 'not-authenticated' ? BILLING_MESSAGES.userNotAuthenticated : failed;
};
