/** Origin of the payment provider's scripts. */
export const SCRIPT_ORIGIN = 'https://js.stripe.com';

/** Returns the URL unchanged; throws if it is not the payment provider's. */
export const requireStripeScript = (url: string): string => {
  // A blob: URL has its creator's origin, although its script may be anything.
  if (!url.startsWith(`${SCRIPT_ORIGIN}/`) || !URL.canParse(url) || new URL(url).origin !== SCRIPT_ORIGIN)
    throw new TypeError(`Not a script of the payment provider: ${url}`);
  return url;
};

let isAllowed = false;

/**
 * Lets the payment provider add its own scripts to a page that enforces Trusted Types. They assign plain strings, for
 * which the browser only consults a default policy; HTML and code from strings are still refused.
 */
export const allowStripeScripts = (): void => {
  if (isAllowed) return;
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: requireStripeScript });
  isAllowed = true;
};
