import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readBilling, readSurroundings } from '../_shared/surroundings.ts';
import { createAccounts } from './accounts.ts';
import { DELETE_FAILED, deleteUser } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const { server, gate } = surroundings;
  const billing = readBilling(read, server);
  const accounts = createAccounts(read, server, gate);

  return createHandler(
    {
      name: 'delete-user',
      method: 'POST',
      access: 'user',
      budget: { most: 60, seconds: 60 },
      failure: DELETE_FAILED,
    },
    surroundings,
    ({ caller, body, requestId }) => deleteUser({ billing, accounts, gate, requestId }, caller, body),
  );
};
