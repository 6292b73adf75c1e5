import { readSetting, type ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { CHECKOUT_FAILED, createCheckout } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const billing = readBilling(read, surroundings.server);
  const standIn = read('STRIPE_API_BASE');
  const settings = {
    priceId: readSetting(read, 'STRIPE_PRICE_ID'),
    origins: surroundings.origins,
    checkoutHosts: standIn ? [new URL(standIn).host] : ['checkout.stripe.com'],
    nowSeconds: () => Math.floor(Date.now() / 1000),
  };

  return createHandler(
    {
      name: 'create-checkout',
      method: 'POST',
      access: 'user',
      budget: { most: 20, seconds: 600 },
      failure: CHECKOUT_FAILED,
    },
    surroundings,
    ({ caller, body }) => createCheckout(billing, settings, caller, body),
  );
};
