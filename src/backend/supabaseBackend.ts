import { BackendError, type Backend } from './backend';
import type { BackendConfiguration } from './configuration';
import { createSessionStorage } from './sessionStorage';
import { takeSignInReturn } from './signInReturn';
import { createAuth } from './supabaseAuth';
import type { Client } from './supabaseClient';
import type { Parts } from './supabaseParts';

/** Shares one promise among all callers, and tries again after a failure. */
const once = <T>(open: () => Promise<T>): (() => Promise<T>) => {
  let opening: Promise<T> | undefined;
  return async () => {
    opening ??= open();
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
};

/** Code that cannot be loaded counts as an unreachable service. */
const sayOffline = (error: unknown): never => {
  throw new BackendError('offline', { cause: error });
};

/** A part of the service whose code loads with the first call. All methods of all parts are asynchronous functions. */
const onFirstCall = <Name extends keyof Parts>(getParts: () => Promise<Parts>, name: Name): Parts[Name] => {
  const handler: ProxyHandler<Parts[Name]> = {
    get:
      (_, method) =>
      async (...args: unknown[]) => {
        const part = (await getParts())[name];
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above; the caller's types are those of the part
        const call = Reflect.get(part, method) as (...all: unknown[]) => Promise<unknown>;
        return call(...args);
      },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the part's methods are ever read
  return new Proxy({} as Parts[Name], handler);
};

/** The service of a page. Its client and the code of its requests load with the first request. */
export const createSupabaseBackend = (configuration: BackendConfiguration, window: Window): Backend => {
  const storage = createSessionStorage(() => window.localStorage);
  const { code, isSuspended } = takeSignInReturn(window);

  const getClient = once(async (): Promise<Client> => {
    const { createSupabaseClient } = await import('./supabaseClient').catch(sayOffline);
    return createSupabaseClient(configuration, storage, auth);
  });
  // Its code loads only when someone signs in.
  const loadSignIn = () => import('./googleSignIn').catch(sayOffline);
  const exchange = async (): Promise<void> => {
    if (code !== null) await (await loadSignIn()).exchangeCode(await getClient(), code, storage);
  };
  const auth = createAuth({ storage, window, exchange, isSuspended }, getClient);
  const getParts = once(async (): Promise<Parts> => {
    const { createParts } = await import('./supabaseParts').catch(sayOffline);
    return createParts(getClient, window.location, auth.forget, configuration.stripeKey ?? null);
  });
  const weekly = onFirstCall(getParts, 'weekly');
  return {
    auth: {
      ...auth,
      signInWithGoogle: async (returnTo = '/') =>
        (await loadSignIn()).leaveForGoogle(await getClient(), configuration, window, returnTo),
    },
    projects: onFirstCall(getParts, 'projects'),
    explore: onFirstCall(getParts, 'explore'),
    billing: onFirstCall(getParts, 'billing'),
    account: onFirstCall(getParts, 'account'),
    extractions: onFirstCall(getParts, 'extractions'),
    weekly: {
      current: async (now = new Date()) => {
        const { readCurrentWeekly } = await import('./currentWeekly').catch(sayOffline);
        return readCurrentWeekly(configuration, now);
      },
      history: weekly.history,
      save: weekly.save,
      countClick: weekly.countClick,
    },
    admin: onFirstCall(getParts, 'admin'),
  };
};
