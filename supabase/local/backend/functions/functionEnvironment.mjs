import { PUBLISHABLE_KEY } from '../installSecrets.mjs';

/** The one price of the stand-in. */
const PRICE_ID = 'price_hueloom_pro_monthly';

/**
 * What the functions may read: the names that a hosted project sets, and the keys of other services that the
 * person at this machine has.
 * @param {{ origin: string, secrets: import('../installSecrets.mjs').Secrets, env: NodeJS.ProcessEnv }} options
 * @returns {Readonly<Record<string, string | undefined>>}
 */
export const functionEnvironment = ({ origin, secrets, env }) => ({
  SUPABASE_URL: origin,
  SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
  SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
  SITE_ORIGIN: origin,
  // The other name of the same machine.
  ALLOWED_ORIGINS: origin.replace('localhost', '127.0.0.1'),
  STRIPE_API_BASE: `${origin}/__stripe`,
  STRIPE_SECRET_KEY: secrets.stripeKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  STRIPE_PRICE_ID: PRICE_ID,
  BILLING_JOB_TOKEN: env.BILLING_JOB_TOKEN,
  PEXELS_API_KEY: env.PEXELS_API_KEY,
});
