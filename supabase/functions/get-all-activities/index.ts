import { createBackOffice } from '../_shared/backOffice.ts';
import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { getAllActivities } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const backOffice = createBackOffice(surroundings.server);

Deno.serve(
  createHandler(
    {
      name: 'get-all-activities',
      method: 'GET',
      access: 'admin',
      budget: { most: 120, seconds: 60 },
      failure: 'Failed to load activities',
    },
    surroundings,
    ({ query }) => getAllActivities(backOffice, query),
  ),
);
