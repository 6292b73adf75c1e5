/** What Stripe's checkout inside the page needs: its script, the frames it fills, and what the script asks. */
const STRIPE = {
  scripts: ' https://js.stripe.com',
  frames:
    'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://checkout.stripe.com',
  requests: ' https://api.stripe.com https://checkout.stripe.com',
  // Its script assigns plain addresses, which only a default policy is asked about: see stripeScriptPolicy.ts.
  policies: ' default',
};
const NO_STRIPE = { scripts: '', frames: '', requests: '', policies: '' };

/**
 * @param {string} services where the page may send requests beside its own origin
 * @param {typeof STRIPE} stripe
 */
const policy = (services, stripe) => [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval'${stripe.scripts}`,
  ...(stripe.frames === '' ? [] : [`frame-src ${stripe.frames}`]),
  "worker-src 'self'",
  // Stock pictures and videos are fetched whole, because their pixels are read on this device.
  `connect-src 'self' https://images.pexels.com https://videos.pexels.com${services}${stripe.requests}`,
  "img-src 'self' blob: data: https:",
  "media-src 'self' blob: https:",
  // The hash of the empty text: Emotion fills <style> elements through insertRule, but appends them empty first.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types worker-url${stripe.policies}`,
];

/**
 * Sent with every answer: a worker script or a 404 without its own policy would run without one.
 * @param {string} [serviceUrl] the origin of the hosted service, where the page speaks to one
 * @param {{ hasStripe?: boolean }} [options] whether the checkout opens inside the page
 */
export const securityHeaders = (serviceUrl, { hasStripe = false } = {}) => ({
  'content-security-policy': policy(
    serviceUrl ? ` ${serviceUrl} ${serviceUrl.replace(/^http/, 'ws')}` : '',
    hasStripe ? STRIPE : NO_STRIPE,
  ).join('; '),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
});

/** Where everything is of one origin. */
export const SECURITY_HEADERS = securityHeaders();
