/** @typedef {{ url: string, publishableKey: string }} BackendMeta */

export const URL_META = 'supabase-url';
export const KEY_META = 'supabase-publishable-key';
const STRIPE_META = 'stripe-publishable-key';

/** @param {string} html @param {string} name @param {string} content */
const fill = (html, name, content) =>
  html.replace(
    new RegExp(`(<meta name="${name}" content=")[^"]*(")`),
    (_, before, after) => before + content + after,
  );

/**
 * Tells a page where people write to; one of an address that no e-mail has keeps its own.
 * @param {string} html
 * @param {string | undefined} email
 */
export const fillContactMeta = (html, email = '') =>
  /^[^\s"<>@]+@[^\s"<>@]+$/.test(email) ? fill(html, 'contact-email', email) : html;

/**
 * Tells a page the payment provider's publishable key, so that the checkout opens inside it.
 * @param {string} html
 * @param {string | null} key
 */
export const fillStripeMeta = (html, key) => fill(html, STRIPE_META, key ?? '');

/**
 * Tells a page where its backend is.
 * @param {string} html
 * @param {BackendMeta} backend both values free of quotes: a URL's origin and a key in base64url
 */
export const fillBackendMeta = (html, { url, publishableKey }) =>
  fill(fill(html, URL_META, url), KEY_META, publishableKey);
