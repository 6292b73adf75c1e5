import { createBackOffice } from '../_shared/backOffice.ts';
import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { grantPro } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const backOffice = createBackOffice(surroundings.server);

Deno.serve(
  createHandler(
    {
      name: 'grant-pro',
      method: 'POST',
      access: 'admin',
      budget: { most: 120, seconds: 60 },
      failure: 'Failed to change the PRO status',
    },
    surroundings,
    ({ caller, body }) => grantPro(backOffice, caller, body),
  ),
);
