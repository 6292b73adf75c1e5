import { BackendError, type SessionEnd } from './backend';
import { isOrphaned } from './failures';
import type { Client } from './supabaseClient';

/** Why the auth server does not accept the session any more; null if it does, or cannot be asked. */
export const findSessionEnd = async (client: Client): Promise<SessionEnd | null> => {
  const { error } = await client.auth.getUser();
  if (error?.code === 'user_not_found') return 'account-gone';
  return error?.code === 'bad_jwt' ? 'expired' : null;
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
  const check = async (): Promise<SessionEnd | null> => {
    const end = await findSessionEnd(await getClient());
    if (end) forget(end);
    return end;
  };
  let checking: Promise<SessionEnd | null> | null = null;
  /** Several requests may fail at the same time. */
  const checkOnce = async (): Promise<SessionEnd | null> => {
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
        const isEnded = isSuspect(error) && (await checkOnce()) !== null;
        throw isEnded ? new BackendError('not-authenticated', { cause: error }) : error;
      }
    };
  return <Part extends object>(part: Part): Part => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all methods of all parts are asynchronous functions
    const methods = Object.entries(part as Readonly<Record<string, Call>>);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same methods under the same names
    return Object.fromEntries(methods.map(([name, call]) => [name, watch(call)])) as Part;
  };
};
