import { createHandler } from '../_shared/handler.ts';
import { readVariable } from '../_shared/readVariable.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { createStock } from './logic.ts';

// The provider grants 200 questions an hour.
const PROVIDER_BUDGET = { most: 180, seconds: 3600 };

const surroundings = readSurroundings(readVariable);
const loadStock = createStock({
  apiKey: readVariable('PEXELS_API_KEY') ?? '',
  fetch: (input, init) => fetch(input, init),
  mayAsk: async () => (await surroundings.gate.spend('everyone', 'stock provider', PROVIDER_BUDGET)) === 0,
  now: () => Date.now(),
});

Deno.serve(
  createHandler(
    {
      name: 'stock',
      method: 'GET',
      access: 'anyone',
      budget: { most: 600, seconds: 60 },
      failure: 'Failed to load media',
    },
    surroundings,
    ({ query }) => loadStock(query),
  ),
);
