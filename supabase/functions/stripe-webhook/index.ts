import Stripe from 'stripe';
import { connectAsServer } from '../_shared/database.ts';
import { readSetting } from '../_shared/environment.ts';
import { createStripe, isLiveKey } from '../_shared/stripeClient.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readBilling, writeLine } from '../_shared/surroundings.ts';
import { createWebhookHandler } from './handler.ts';
import { createVerifier } from './verify.ts';

Deno.serve(
  createWebhookHandler({
    billing: readBilling(readVariable, connectAsServer(readVariable)),
    isLive: isLiveKey(readSetting(readVariable, 'STRIPE_SECRET_KEY')),
    verify: createVerifier(
      createStripe(readVariable),
      readSetting(readVariable, 'STRIPE_WEBHOOK_SECRET'),
      Stripe.createSubtleCryptoProvider(),
    ),
    log: writeLine,
  }),
);
