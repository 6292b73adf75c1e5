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
 * Sets the operator's contact address in a page; an invalid address is ignored.
 * @param {string} html
 * @param {string | undefined} email
 */
export const fillContactMeta = (html, email = '') =>
  /^[^\s"<>@]+@[^\s"<>@]+$/.test(email) ? fill(html, 'contact-email', email) : html;

/**
 * Sets the payment provider's publishable key in a page, so that the checkout opens inside it.
 * @param {string} html
 * @param {string | null} key
 */
export const fillStripeMeta = (html, key) => fill(html, STRIPE_META, key ?? '');

/**
 * Sets the backend's address and key in a page.
 * @param {string} html
 * @param {BackendMeta} backend both values free of quotes: a URL's origin and a key in base64url
 */
export const fillBackendMeta = (html, { url, publishableKey }) =>
  fill(fill(html, URL_META, url), KEY_META, publishableKey);
