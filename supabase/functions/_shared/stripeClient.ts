import Stripe from 'stripe';
import { readSetting, type ReadVariable } from './environment.ts';

// With one retry still within the ten seconds that the caller waits.
const TIMEOUT_MS = 3500;
const PROVIDER = 'https://api.stripe.com';
/**
 * The one version of the provider's interface that is spoken here: what an account is set to has no say. The types of
 * the package know its own version alone, so another package does not compile until this line has been looked at.
 */
const API_VERSION = '2026-10-28.endive';

/** Whether the key takes real money. */
export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);

/**
 * The payment provider's client. STRIPE_API_BASE, with a path or without, names a stand-in; a key that takes real
 * money is never shown to one.
 */
export const createStripe = (read: ReadVariable): Stripe => {
  const key = readSetting(read, 'STRIPE_SECRET_KEY');
  const base = read('STRIPE_API_BASE');
  if (base && isLiveKey(key)) throw new Error('STRIPE_API_BASE is for test keys only');
  const fetchFrom: typeof fetch = (input, init) =>
    fetch(base && typeof input === 'string' ? input.replace(PROVIDER, base) : input, init);
  return new Stripe(key, {
    apiVersion: API_VERSION,
    httpClient: Stripe.createFetchHttpClient(fetchFrom),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
  });
};
