import { createAdminDatabase } from '../_shared/adminDatabase.ts';
import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { getAllUsers } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const admin = createAdminDatabase(surroundings.server);

  return createHandler(
    {
      name: 'get-all-users',
      method: 'GET',
      access: 'admin',
      // Exporting a list of a hundred thousand users takes a request per page.
      budget: { most: 400, seconds: 60 },
      failure: 'Failed to load users',
    },
    surroundings,
    ({ query }) => getAllUsers(admin, query),
  );
};
