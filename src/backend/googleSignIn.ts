import { BackendError } from './backend';
import type { BackendConfiguration } from './configuration';
import type { SessionStorage } from './sessionStorage';
import { RETURN_KEY } from './signInReturn';
import type { Client } from './supabaseClient';

/** Stores the address to return to when the tab leaves for Google. */
export const rememberReturn = (window: Window, path: string): void => {
  try {
    window.sessionStorage.setItem(RETURN_KEY, path);
  } catch {
    // Blocked: the sign-in ends at the site's origin.
  }
};

/** Leaves the page for Google's sign-in, which returns to the site's origin, and from there to `returnTo`. */
export const leaveForGoogle = async (
  client: Client,
  { url }: BackendConfiguration,
  window: Window,
  returnTo: string,
): Promise<void> => {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${window.location.origin}/`,
      queryParams: { access_type: 'offline', prompt: 'consent' },
      skipBrowserRedirect: true,
    },
  });
  if (error) throw new BackendError('unexpected', { cause: error });
  if (new URL(data.url).origin !== url) throw new BackendError('unexpected');
  rememberReturn(window, returnTo);
  window.location.assign(data.url);
};

/** Exchanges the code of a return from Google's sign-in for a session. */
export const exchangeCode = async (client: Client, code: string, storage: SessionStorage): Promise<void> => {
  const { error } = await client.auth.exchangeCodeForSession(code);
  // A code that this browser did not request has no verifier here; an existing session is kept.
  if (error && !storage.session()) throw new BackendError('not-authenticated', { cause: error });
};
