import fc from 'fast-check';
import { expect, it } from 'vitest';

import { FORMATS } from '../../../src/features/export/formats';
import { parseFile } from '../../../src/palette/notations/parseFile';
import { choiceOf, NOTATIONS, paletteArbitrary, write } from '../export/palettes';
import { hexes } from '../../palette/notations/hexes';
import { rounds } from '../../support/rounds';

/** Pictures of another kind are not read. */
const READ = FORMATS.map(({ id }) => id).filter((id) => !['png', 'pdf'].includes(id));

const step = fc.tuple(
  fc.constantFrom(...READ),
  fc.constantFrom(...NOTATIONS.map(({ notation }) => notation ?? 'hex')),
);

it('a palette that goes from program to program, a file of any format each time, stays the same colors', async () => {
  await fc.assert(
    fc.asyncProperty(
      paletteArbitrary,
      fc.array(step, { minLength: 2, maxLength: 5 }),
      async (first, steps) => {
        let { palette, names } = first;
        const before = (await write(first, choiceOf('hex'))).hexes;
        for (const [id, notation] of steps) {
          const found = parseFile((await write({ palette, names }, choiceOf(id, { notation }))).bytes);
          expect([id, hexes(found)]).toEqual([id, before]);
          palette = { colors: found.colors.map(({ color }) => color), name: found.title ?? null };
          names = found.colors.map(({ name }, i) => name ?? `Color ${i + 1}`);
        }
      },
    ),
    { numRuns: rounds(3000), endOnFailure: true },
  );
}, 120_000);
