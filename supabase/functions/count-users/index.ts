import { createBackOffice } from '../_shared/backOffice.ts';
import { createHandler } from '../_shared/handler.ts';
import { readUserSearch } from '../_shared/readUserSearch.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readSurroundings } from '../_shared/surroundings.ts';

const surroundings = readSurroundings(readVariable);
const backOffice = createBackOffice(surroundings.server);

Deno.serve(
  createHandler(
    {
      name: 'count-users',
      method: 'GET',
      access: 'admin',
      budget: { most: 120, seconds: 60 },
      failure: 'Failed to count users',
    },
    surroundings,
    ({ query }) => backOffice.countUsers(readUserSearch(query)),
  ),
);
