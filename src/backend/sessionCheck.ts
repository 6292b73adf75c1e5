import { BackendError, type Failure, type SessionEnd } from './backend';
import { isOrphaned } from './failures';
import type { Client } from './supabaseClient';

/** The auth server's error code for a token whose account was deleted. */
const GONE = 'user_not_found';
const TOO_MANY_REQUESTS = 429;

/** Whether the account of the session was deleted; false if the auth server cannot be asked. */
export const isAccountGone = async ({ auth }: Client): Promise<boolean> => {
  const { error } = await auth.getUser();
  return error?.code === GONE;
};

/**
 * Asks the auth server for the session: why it does not accept it any more, 'renewed' if it does under a new token, or
 * null if nothing is wrong with it, or it cannot be asked.
 */
export const checkSession = async ({ auth }: Client): Promise<SessionEnd | 'renewed' | null> => {
  const { error } = await auth.getUser();
  if (error?.code === GONE) return 'account-gone';
  if (error?.code !== 'bad_jwt') return null;
  // By the clock of this device the token may still be valid.
  const { error: refusal } = await auth.refreshSession();
  if (refusal === null) return 'renewed';
  // Any other error says nothing about the session, nor does a limit on the number of requests.
  const isRefused = refusal.name === 'AuthApiError' && refusal.status !== TOO_MANY_REQUESTS;
  return isRefused ? 'expired' : null;
};

/**
 * Failures whose reason may be that the account is gone: the database accepts its tokens for up to an hour, but refuses
 * its new rows, and does not find the old ones.
 */
const SUSPECT: ReadonlySet<Failure> = new Set(['not-authenticated', 'not-allowed', 'not-found']);
const isSuspect = (error: unknown): boolean =>
  error instanceof BackendError && (SUSPECT.has(error.kind) || isOrphaned(error));

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
  let renewals = 0;
  const check = async (): ReturnType<typeof checkSession> => {
    const found = await checkSession(await getClient());
    if (found === 'renewed') renewals += 1;
    else if (found !== null) forget(found);
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
      const renewalsBefore = renewals;
      try {
        return await call(...args);
      } catch (error) {
        if (!isSuspect(error)) throw error;
        // A session that was renewed meanwhile is accepted: the call was sent with the token before.
        const found = renewals > renewalsBefore ? 'renewed' : await checkOnce();
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
