import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { createStock } from './logic.ts';

const surroundings = readSurroundings(readVariable);
const loadStock = createStock({
  apiKey: readVariable('PEXELS_API_KEY') ?? '',
  fetch: (input, init) => fetch(input, init),
  spend: surroundings.gate.spend,
  now: () => Date.now(),
});

Deno.serve(
  createHandler(
    {
      name: 'stock',
      method: 'GET',
      access: 'anyone',
      budget: { most: 120, seconds: 60 },
      failure: 'Failed to load media',
    },
    surroundings,
    ({ query, actor }) => loadStock(query, actor),
  ),
);
