import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { suspendUser } from './logic.ts';
import { createSuspensions } from './suspensions.ts';

const surroundings = readSurroundings(readVariable);
const suspensions = createSuspensions(surroundings.server, surroundings.gate);

Deno.serve(
  createHandler(
    {
      name: 'suspend-user',
      method: 'POST',
      access: 'admin',
      budget: { most: 60, seconds: 60 },
      failure: 'Failed to change the suspension',
    },
    surroundings,
    ({ caller, body }) => suspendUser(suspensions, caller, body),
  ),
);
