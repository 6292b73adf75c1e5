import type { ReadVariable } from '../_shared/environment.ts';
import { createHandler } from '../_shared/handler.ts';
import { readSurroundings } from '../_shared/surroundings.ts';
import { createStock } from './logic.ts';

export const createFunction = (read: ReadVariable) => {
  const surroundings = readSurroundings(read);
  const loadStock = createStock({
    apiKey: read('PEXELS_API_KEY') ?? '',
    fetch: (input, init) => fetch(input, init),
    spend: surroundings.gate.spend,
    now: () => Date.now(),
  });

  return createHandler(
    {
      name: 'stock',
      method: 'GET',
      access: 'anyone',
      budget: { most: 120, seconds: 60 },
      failure: 'Failed to load media',
    },
    surroundings,
    ({ query, actor }) => loadStock(query, actor),
  );
};
