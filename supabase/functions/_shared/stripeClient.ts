import Stripe from 'stripe';
import { readSetting, type ReadVariable } from './environment.ts';

// Including one retry, this is within the ten seconds that the caller waits.
const TIMEOUT_MS = 3500;
const PROVIDER = 'https://api.stripe.com';
/**
 * The API version used for every request, regardless of the account's default. The package's types only allow its own
 * version, so after an update of the package the code does not compile until this line has been checked.
 */
const API_VERSION = '2026-10-28.endive';

/** Whether the key charges real money. */
export const isLiveKey = (key: string): boolean => /^[a-z]+_live_/.test(key);

/**
 * The payment provider's client. STRIPE_API_BASE, with or without a path, is the address of a stand-in; a live key is
 * never sent to one.
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
