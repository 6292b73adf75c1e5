import Stripe from 'stripe';
import { connectAsServer } from '../_shared/database.ts';
import { readSetting, type ReadVariable } from '../_shared/environment.ts';
import { createStripe, isLiveKey } from '../_shared/stripeClient.ts';
import { readBilling, writeLine } from '../_shared/surroundings.ts';
import { createWebhookHandler } from './handler.ts';
import { createVerifier } from './verify.ts';

export const createFunction = (read: ReadVariable) =>
  createWebhookHandler({
    billing: readBilling(read, connectAsServer(read)),
    isLive: isLiveKey(readSetting(read, 'STRIPE_SECRET_KEY')),
    verify: createVerifier(
      createStripe(read),
      readSetting(read, 'STRIPE_WEBHOOK_SECRET'),
      Stripe.createSubtleCryptoProvider(),
    ),
    log: writeLine,
  });
