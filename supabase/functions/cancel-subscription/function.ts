import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { CANCEL_FAILED, cancelSubscription } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const billing = readBilling(read, surroundings.server);

  return createHandler(
    {
      name: 'cancel-subscription',
      method: 'POST',
      access: 'user',
      budget: { most: 20, seconds: 600 },
      failure: CANCEL_FAILED,
    },
    surroundings,
    ({ caller, requestId }) => cancelSubscription(billing, caller, requestId),
  );
};
