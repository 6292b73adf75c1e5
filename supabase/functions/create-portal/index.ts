import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { createPortal, PORTAL_FAILED } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const billing = readBilling(readVariable, surroundings.server);
const standIn = readVariable('STRIPE_API_BASE');
const settings = {
  origins: surroundings.origins,
  portalHosts: standIn ? [new URL(standIn).host] : ['billing.stripe.com'],
};

Deno.serve(
  createHandler(
    {
      name: 'create-portal',
      method: 'POST',
      access: 'user',
      budget: { most: 20, seconds: 600 },
      failure: PORTAL_FAILED,
    },
    surroundings,
    ({ caller, body }) => createPortal(billing, settings, caller, body),
  ),
);
