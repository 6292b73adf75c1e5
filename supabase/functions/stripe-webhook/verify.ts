import type Stripe from 'stripe';
import type { WebhookEvent } from './logic.ts';

/** A signature older than this is a replay. */
const TOLERANCE_SECONDS = 300;

/** Checks the signature over the raw body. Only the asynchronous form works without Node's own cryptography. */
export const createVerifier =
  (stripe: Stripe, secret: string, crypto: Stripe.CryptoProvider) =>
  async (body: string, signature: string): Promise<WebhookEvent> => {
    const event = await stripe.webhooks.constructEventAsync(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      crypto,
    );
    // What the provider's own types say about events is wider than what is read of them.
    return event as unknown as WebhookEvent;
  };
