import { BackendError, type Backend } from './backend';

/** Stands in where no accounts service is configured: everything local works, signing in says why it cannot. */
export const noBackend: Backend = {
  signInWithGoogle: () => Promise.reject(new BackendError('not-configured')),
};
