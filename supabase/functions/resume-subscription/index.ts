import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { RESUME_FAILED, resumeSubscription } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const billing = readBilling(readVariable, surroundings.server);

Deno.serve(
  createHandler(
    {
      name: 'resume-subscription',
      method: 'POST',
      access: 'user',
      budget: { most: 20, seconds: 600 },
      failure: RESUME_FAILED,
    },
    surroundings,
    ({ caller, requestId }) => resumeSubscription(billing, caller, requestId, Math.floor(Date.now() / 1000)),
  ),
);
