/** Navigation state of a visitor redirected home from a page for signed-in users. */
type SignInRedirect = { readonly signInFor: string };

export const signInRedirectTo = (path: string): SignInRedirect => ({ signInFor: path });

/** The address to return to after the sign-in; null if a page was not reached by such a redirect. */
export const readSignInRedirect = (state: unknown): string | null => {
  const path = typeof state === 'object' && state !== null && 'signInFor' in state ? state.signInFor : null;
  return typeof path === 'string' ? path : null;
};
