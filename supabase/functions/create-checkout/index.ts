import { readSetting } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { CHECKOUT_FAILED, createCheckout } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const billing = readBilling(readVariable, surroundings.server);
const standIn = readVariable('STRIPE_API_BASE');
const settings = {
  priceId: readSetting(readVariable, 'STRIPE_PRICE_ID'),
  origins: surroundings.origins,
  checkoutHosts: standIn ? [new URL(standIn).host] : ['checkout.stripe.com'],
  nowSeconds: () => Math.floor(Date.now() / 1000),
};

Deno.serve(
  createHandler(
    {
      name: 'create-checkout',
      method: 'POST',
      access: 'user',
      budget: { most: 20, seconds: 600 },
      failure: CHECKOUT_FAILED,
    },
    surroundings,
    ({ caller, body }) => createCheckout(billing, settings, caller, body),
  ),
);
