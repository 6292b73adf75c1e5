import { createBackOffice } from '../_shared/backOffice.ts';
import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { getUserDetails } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const backOffice = createBackOffice(surroundings.server);

Deno.serve(
  createHandler(
    {
      name: 'get-user-details',
      method: 'POST',
      access: 'admin',
      budget: { most: 120, seconds: 60 },
      failure: 'Failed to load the user',
    },
    surroundings,
    ({ body }) => getUserDetails(backOffice, body),
  ),
);
