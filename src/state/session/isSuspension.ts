import { BackendError } from '../../backend/backend';

/** Whether a suspended account was refused. The page has told its owner why already: nothing else is to be said. */
export const isSuspension = (error: unknown): boolean =>
  error instanceof BackendError && error.kind === 'suspended';
