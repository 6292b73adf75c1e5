import type { Backend, Session } from '../../backend/backend';
import { reportError } from '../reportError';

/** A service that does not respond must not delay what works without one. */
const LOOKUP_MS = 3000;

/** The current session, or null, however long the answer takes. A failure is only logged, and counts as signed out. */
export const askForSession = async (backend: Backend): Promise<Session | null> => {
  try {
    return await backend.auth.session();
  } catch (error) {
    reportError('looking up the session', error);
    return null;
  }
};

/** The answer, or undefined if it takes too long, which is only logged. */
export const inTime = async (answer: Promise<Session | null>): Promise<Session | null | undefined> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      reportError('looking up the session', new Error('no answer'));
      resolve(undefined);
    }, LOOKUP_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The current session, or null; also if the answer takes too long. */
export const lookUpSession = async (backend: Backend): Promise<Session | null> =>
  (await inTime(askForSession(backend))) ?? null;
