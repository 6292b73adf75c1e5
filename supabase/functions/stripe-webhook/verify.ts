import type Stripe from 'stripe';
import type { WebhookEvent } from './logic.ts';

/** Older signatures are treated as replays. */
const TOLERANCE_SECONDS = 300;

/** Verifies the signature of the raw body. Only the asynchronous function works without Node's crypto module. */
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
    // The provider's event types are wider than what is read here.
    return event as unknown as WebhookEvent;
  };
