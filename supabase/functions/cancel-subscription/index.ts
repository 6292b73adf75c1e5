import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { CANCEL_FAILED, cancelSubscription } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const billing = readBilling(readVariable, surroundings.server);

Deno.serve(
  createHandler(
    {
      name: 'cancel-subscription',
      method: 'POST',
      access: 'user',
      budget: { most: 20, seconds: 600 },
      failure: CANCEL_FAILED,
    },
    surroundings,
    ({ caller, requestId }) => cancelSubscription(billing, caller, requestId),
  ),
);
