import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { createAccounts } from './accounts.ts';
import { DELETE_FAILED, deleteUser } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const billing = readBilling(readVariable, surroundings.server);
const accounts = createAccounts(readVariable, surroundings.server, surroundings.gate);

Deno.serve(
  createHandler(
    {
      name: 'delete-user',
      method: 'POST',
      access: 'user',
      budget: { most: 5, seconds: 3600 },
      failure: DELETE_FAILED,
    },
    surroundings,
    ({ caller, body, requestId }) => deleteUser({ billing, accounts, requestId }, caller, body),
  ),
);
