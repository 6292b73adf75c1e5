/** How Google's sign-in ended: a code to exchange, an account that is shut out, or nothing to do. */
export type SignInReturn = { readonly code: string | null; readonly isSuspended: boolean };

/** Where the tab keeps the address that a sign-in began at. */
export const RETURN_KEY = 'hueloom-sign-in-return';

/** The auth server's word for an account that an administrator has shut out. */
export const SUSPENDED_CODE = 'user_banned';

const ANSWERS = ['code', 'error', 'error_code', 'error_description', 'state'];

/** A path of this site as an address; null for anything that leads elsewhere. */
const ownAddress = (path: string, origin: string): URL | null => {
  if (!path.startsWith('/') || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  return url.origin === origin ? url : null;
};

/** Keeps the way back for the tab that leaves for Google. */
export const rememberReturn = (window: Window, path: string): void => {
  try {
    window.sessionStorage.setItem(RETURN_KEY, path);
  } catch {
    // Blocked: the sign-in ends at the site's origin.
  }
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
 * Takes the answer of a sign-in out of the page's address before anything else sees it, and puts the address in its
 * place that the sign-in began at. Tokens in the fragment are never read: only a code that this browser asked for can
 * be exchanged.
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
