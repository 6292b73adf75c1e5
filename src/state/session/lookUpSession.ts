import type { Backend, Session } from '../../backend/backend';
import { reportError } from '../reportError';

/** A service that does not respond must not delay what works without one. */
const LOOKUP_MS = 3000;

/** The current session, or null. A failure is only logged, and counts as signed out. */
export const lookUpSession = async (backend: Backend): Promise<Session | null> => {
  const waiting = new AbortController();
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), LOOKUP_MS);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([backend.auth.session(), late]);
  } catch (error) {
    reportError('looking up the session', error);
    return null;
  } finally {
    waiting.abort();
  }
};
