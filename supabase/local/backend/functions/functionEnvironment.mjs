import { PUBLISHABLE_KEY } from '../installSecrets.mjs';

/** The stand-in's only price. */
const PRICE_ID = 'price_hueloom_pro_monthly';

/**
 * The environment variables of the functions: the names that a hosted project sets, and the developer's own keys of
 * other services.
 * @param {{ origin: string, secrets: import('../installSecrets.mjs').Secrets, env: NodeJS.ProcessEnv }} options
 * @returns {Readonly<Record<string, string | undefined>>}
 */
export const functionEnvironment = ({ origin, secrets, env }) => ({
  SUPABASE_URL: origin,
  SUPABASE_ANON_KEY: PUBLISHABLE_KEY,
  SUPABASE_SERVICE_ROLE_KEY: secrets.secretKey,
  SITE_ORIGIN: origin,
  // The other name of this machine.
  ALLOWED_ORIGINS: origin.replace('localhost', '127.0.0.1'),
  STRIPE_API_BASE: `${origin}/__stripe`,
  STRIPE_SECRET_KEY: secrets.stripeKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  STRIPE_PRICE_ID: PRICE_ID,
  BILLING_JOB_TOKEN: env.BILLING_JOB_TOKEN,
  PEXELS_API_KEY: env.PEXELS_API_KEY,
});
