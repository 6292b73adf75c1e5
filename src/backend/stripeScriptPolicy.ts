/** Where the payment provider's script comes from. */
export const SCRIPT_ORIGIN = 'https://js.stripe.com';

/** The address as it is; throws for any that is not the payment provider's. */
export const requireStripeScript = (url: string): string => {
  // A blob: address has the origin of whoever made it, and none of its scripts.
  if (!url.startsWith(`${SCRIPT_ORIGIN}/`) || !URL.canParse(url) || new URL(url).origin !== SCRIPT_ORIGIN)
    throw new TypeError(`Not a script of the payment provider: ${url}`);
  return url;
};

let isAllowed = false;

/**
 * Lets the payment provider add its own scripts to a page that enforces Trusted Types. They assign plain texts, which
 * only a default policy is asked about; markup and code from text stay refused.
 */
export const allowStripeScripts = (): void => {
  if (isAllowed) return;
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: requireStripeScript });
  isAllowed = true;
};
