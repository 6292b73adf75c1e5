import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { RESUME_FAILED, resumeSubscription } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const billing = readBilling(read, surroundings.server);

  return createHandler(
    {
      name: 'resume-subscription',
      method: 'POST',
      access: 'user',
      budget: { most: 20, seconds: 600 },
      failure: RESUME_FAILED,
    },
    surroundings,
    ({ caller, requestId }) => resumeSubscription(billing, caller, requestId, Math.floor(Date.now() / 1000)),
  );
};
