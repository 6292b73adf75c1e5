/** The result of Google's sign-in: a code to exchange, a suspended account, or nothing. */
export type SignInReturn = { readonly code: string | null; readonly isSuspended: boolean };

/** Key of the address that the sign-in started from, in the tab's storage. */
export const RETURN_KEY = 'hueloom-sign-in-return';

/** The auth server's error code for a suspended account. */
export const SUSPENDED_CODE = 'user_banned';

const ANSWERS = ['code', 'error', 'error_code', 'error_description', 'state'];

/** A path of this site as a URL; null if it leads to another site. */
const ownAddress = (path: string, origin: string): URL | null => {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url : null;
};

const takeReturn = (window: Window): URL | null => {
  try {
    const path = window.sessionStorage.getItem(RETURN_KEY);
    window.sessionStorage.removeItem(RETURN_KEY);
    return path === null ? null : ownAddress(path, window.location.origin);
  } catch {
    return null;
  }
};

/**
 * Removes the response of a sign-in from the page's address before anything else sees it, and restores the address that
 * the sign-in started from. Tokens in the fragment are never read: only a code that this browser requested can be
 * exchanged.
 */
export const takeSignInReturn = (window: Window): SignInReturn => {
  const { location, history } = window;
  const url = new URL(location.href);
  const code = url.pathname === '/' ? url.searchParams.get('code') : null;
  const fragment = new URLSearchParams(url.hash.slice(1));
  const isFailure = url.pathname === '/' && (url.searchParams.has('error') || fragment.has('error'));
  const hasTokens = fragment.has('access_token') || fragment.has('refresh_token') || fragment.has('error');
  if (code === null && !isFailure && !hasTokens) return { code: null, isSuspended: false };
  const isSuspended = [url.searchParams, fragment].some((part) => part.get('error_code') === SUSPENDED_CODE);
  const isAnswer = code !== null || isFailure;
  if (isAnswer) for (const name of ANSWERS) url.searchParams.delete(name);
  if (hasTokens) url.hash = '';
  const began = isAnswer ? takeReturn(window) : null;
  history.replaceState(history.state, '', began ?? url);
  return { code, isSuspended };
};
