import Stripe from 'stripe';

/** The provider's own client, pointed at the stand-in of a running backend. */
export const connectStripe = (origin: string, key: string): Stripe =>
  new Stripe(key, {
    maxNetworkRetries: 0,
    httpClient: Stripe.createFetchHttpClient((input, init) =>
      fetch((input as string).replace('https://api.stripe.com', `${origin}/__stripe`), init),
    ),
  });
