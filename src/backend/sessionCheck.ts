import { BackendError, type SessionEnd } from './backend';
import { isOrphaned } from './failures';
import type { Client } from './supabaseClient';

/**
 * Asks the auth server for the session: why it does not accept it any more, 'renewed' if it does under a new token, or
 * null if nothing is wrong with it, or it cannot be asked.
 */
export const checkSession = async ({ auth }: Client): Promise<SessionEnd | 'renewed' | null> => {
  const { error } = await auth.getUser();
  if (error?.code === 'user_not_found') return 'account-gone';
  if (error?.code !== 'bad_jwt') return null;
  // By the clock of this device the token may still be valid.
  const { error: refusal } = await auth.refreshSession();
  if (refusal === null) return 'renewed';
  // Any other error says nothing about the session.
  return refusal.name === 'AuthApiError' ? 'expired' : null;
};

/** Failures of an account that is gone: the database accepts its tokens for up to an hour, but none of its rows. */
const isSuspect = (error: unknown): boolean =>
  error instanceof BackendError && (error.kind === 'not-authenticated' || isOrphaned(error));

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Looks into failures: if the account or its session is gone, the session on this device ends, before the caller hears
 * of the failure.
 * @param forget ends the session on this device
 * @returns the same part of the service, with that done for each of its methods
 */
export const createSessionCheck = (
  getClient: () => Promise<Client>,
  forget: (end: SessionEnd) => void,
): (<Part extends object>(part: Part) => Part) => {
  const check = async (): ReturnType<typeof checkSession> => {
    const found = await checkSession(await getClient());
    if (found !== null && found !== 'renewed') forget(found);
    return found;
  };
  let checking: ReturnType<typeof checkSession> | null = null;
  /** Several requests may fail at the same time. */
  const checkOnce = async (): ReturnType<typeof checkSession> => {
    checking ??= check();
    try {
      return await checking;
    } finally {
      checking = null;
    }
  };
  const watch =
    (call: Call): Call =>
    async (...args) => {
      try {
        return await call(...args);
      } catch (error) {
        const found = isSuspect(error) ? await checkOnce() : null;
        // It was refused before anything was done.
        if (found === 'renewed') return call(...args);
        throw found === null ? error : new BackendError('not-authenticated', { cause: error });
      }
    };
  return <Part extends object>(part: Part): Part => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all methods of all parts are asynchronous functions
    const methods = Object.entries(part as Readonly<Record<string, Call>>);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same methods under the same names
    return Object.fromEntries(methods.map(([name, call]) => [name, watch(call)])) as Part;
  };
};
