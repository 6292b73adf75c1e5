import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { createAccounts } from './accounts.ts';
import { DELETE_FAILED, deleteUser } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const billing = readBilling(read, surroundings.server);
  const accounts = createAccounts(read, surroundings.server, surroundings.gate);

  return createHandler(
    {
      name: 'delete-user',
      method: 'POST',
      access: 'user',
      budget: { most: 5, seconds: 3600 },
      failure: DELETE_FAILED,
    },
    surroundings,
    ({ caller, body, requestId }) => deleteUser({ billing, accounts, requestId }, caller, body),
  );
};
