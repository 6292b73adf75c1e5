import { BackendError } from './backend';
import type { BackendConfiguration } from './configuration';
import { rememberReturn } from './signInReturn';
import type { Client } from './supabaseClient';

/**
 * Leaves the page for Google's sign-in, which returns to the site's origin, and from there to `returnTo`. A module of
 * its own, as most visits do not need it.
 */
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
