import { fillBackendMeta, fillContactMeta, fillStripeMeta } from './backendMeta.mjs';
import { readHostedService } from './hostedService.mjs';

/** What the backend answers of the origin that it shares with the app. */
const BACKEND_PATHS = ['/auth/v1', '/rest/v1', '/functions/v1', '/__google', '/__stripe'];

/** The embedded backend has no Stripe whose script could open a checkout. */
const readStripeKey = () =>
  process.env.HUELOOM_BACKEND ? null : (readHostedService(process.env)?.stripeKey ?? null);

/**
 * The page's words about its backend, from the environment; and in development the way to the embedded one,
 * which listens on a port of its own.
 * @returns {import('vite').Plugin}
 */
export const backendConfiguration = () => ({
  name: 'backend-configuration',
  config: () => {
    const target = process.env.HUELOOM_BACKEND;
    if (!target) return {};
    const proxy = Object.fromEntries(BACKEND_PATHS.map((path) => [path, { target }]));
    return { server: { proxy: { ...proxy, '/realtime/v1': { target, ws: true } } } };
  },
  transformIndexHtml: (html) =>
    fillContactMeta(
      fillBackendMeta(fillStripeMeta(html, readStripeKey()), {
        url: process.env.SUPABASE_URL ?? '',
        publishableKey: process.env.SUPABASE_PUBLISHABLE_KEY ?? '',
      }),
      process.env.CONTACT_EMAIL,
    ),
});
