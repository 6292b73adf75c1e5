import { createAdminDatabase } from '../_shared/adminDatabase.ts';
import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { getAllActivities } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const admin = createAdminDatabase(surroundings.server);

  return createHandler(
    {
      name: 'get-all-activities',
      method: 'GET',
      access: 'admin',
      budget: { most: 120, seconds: 60 },
      failure: 'Failed to load activities',
    },
    surroundings,
    ({ query }) => getAllActivities(admin, query),
  );
};
