import { BackendError } from '../../backend/backend';

/**
 * Whether a request was refused because the account is suspended. The page has already said why: show no other message.
 */
export const isSuspension = (error: unknown): boolean =>
  error instanceof BackendError && error.kind === 'suspended';
