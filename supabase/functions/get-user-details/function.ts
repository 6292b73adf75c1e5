import { createAdminDatabase } from '../_shared/adminDatabase.ts';
import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { getUserDetails } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const admin = createAdminDatabase(surroundings.server);

  return createHandler(
    {
      name: 'get-user-details',
      method: 'POST',
      access: 'admin',
      budget: { most: 120, seconds: 60 },
      failure: 'Failed to load the user',
    },
    surroundings,
    ({ body }) => getUserDetails(admin, body),
  );
};
