import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { suspendUser } from './logic.ts';
import { createSuspensions } from './suspensions.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const suspensions = createSuspensions(surroundings.server, surroundings.gate);

  return createHandler(
    {
      name: 'suspend-user',
      method: 'POST',
      access: 'admin',
      budget: { most: 60, seconds: 60 },
      failure: 'Failed to change the suspension',
    },
    surroundings,
    ({ caller, body }) => suspendUser(suspensions, caller, body),
  );
};
