import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { Problem } from './problem.mjs';

/** @typedef {{ url: string, publishableKey: string, stripeKey: string | null }} HostedService */

/** Loads .env.local and .env if they exist; variables that are already set are kept. */
export const loadEnvFiles = () => {
  for (const file of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(join(ROOT, file));
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    }
  }
};

/** @param {NodeJS.ProcessEnv} env */
const readStripeKey = ({ STRIPE_PUBLISHABLE_KEY: key = '' }) => {
  if (key === '') return null;
  if (!/^pk_(test|live)_\w+$/.test(key)) {
    throw new Problem(
      'STRIPE_PUBLISHABLE_KEY must be the publishable key of Stripe, pk_…, or be left empty.',
    );
  }
  return key;
};

/**
 * The hosted project to serve the app with, or null to use the embedded backend.
 * @param {NodeJS.ProcessEnv} env
 * @returns {HostedService | null}
 */
export const readHostedService = (env) => {
  const { SUPABASE_URL: text = '', SUPABASE_PUBLISHABLE_KEY: publishableKey = '' } = env;
  if (text === '' && publishableKey === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isHosted = url?.protocol === 'https:' && url.pathname === '/' && url.search === '';
  if (!url || !isHosted || publishableKey === '') {
    throw new Problem(
      'Set both SUPABASE_URL (https://….supabase.co) and SUPABASE_PUBLISHABLE_KEY, or neither.',
    );
  }
  if (publishableKey.startsWith('sb_secret_')) {
    throw new Problem('SUPABASE_PUBLISHABLE_KEY holds a secret key, which must never reach a page.');
  }
  return { url: url.origin, publishableKey, stripeKey: readStripeKey(env) };
};
