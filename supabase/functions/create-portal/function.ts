import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { createPortal, PORTAL_FAILED } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const billing = readBilling(read, surroundings.server);
  const standIn = read('STRIPE_API_BASE');
  const settings = {
    origins: surroundings.origins,
    portalHosts: standIn ? [new URL(standIn).host] : ['billing.stripe.com'],
  };

  return createHandler(
    {
      name: 'create-portal',
      method: 'POST',
      access: 'user',
      budget: { most: 20, seconds: 600 },
      failure: PORTAL_FAILED,
    },
    surroundings,
    ({ caller, body }) => createPortal(billing, settings, caller, body),
  );
};
