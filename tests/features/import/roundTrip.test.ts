import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { FORMATS } from '../../../src/features/export/formats';
import { parseFile } from '../../../src/palette/notations/parseFile';
import { choiceOf, NOTATIONS, paletteArbitrary, TEAL, write } from '../export/palettes';
import { rounds } from '../../support/rounds';
import { hexes } from '../../palette/notations/hexes';

vi.setConfig({ testTimeout: 120_000 });

/** Pictures of another kind are not read. */
const READ = FORMATS.filter(({ id }) => !['png', 'pdf'].includes(id));

/** These write names as people read them. */
const NAMED = ['json', 'csv', 'gpl', 'gpl-alpha', 'ase', 'aco', 'krita'];

/** So do these, but for signs that programs take for syntax in a description. */
const DESCRIBED = ['tokens', 'hex-tokens'];
const SYNTAX = /[{}]|\*\/|--/;

/** These write what the palette is called. */
const TITLED = ['json', 'tokens', 'hex-tokens', 'gpl', 'gpl-alpha', 'ase', 'krita', 'procreate'];

describe('what was exported is imported as the same colors', () => {
  it.each(READ.map(({ label, id }) => [label, id]))(
    'from %s, for any palette and every option',
    async (_, id) => {
      await fc.assert(
        fc.asyncProperty(paletteArbitrary, fc.constantFrom(...NOTATIONS), async (palette, option) => {
          const written = await write(palette, choiceOf(id, option));
          const found = parseFile(written.bytes);
          expect(hexes(found)).toEqual(written.hexes);
          expect(found.problems).toEqual([]);
        }),
        { numRuns: rounds(1000), endOnFailure: true },
      );
    },
  );

  it.each(READ.map(({ label, id }) => [label, id]))('from %s, #0D9488 first', async (_, id) => {
    const { bytes } = await write(TEAL, choiceOf(id));
    expect(hexes(parseFile(bytes))).toEqual(['#0D9488', '#F5F5F4', '#1C1917']);
  });

  it.each(TITLED)('from %s with the name of the palette, and with none where it had none', async (id) => {
    const titleOf = async (name: string | null, hasScale: boolean): Promise<string | undefined> => {
      const palette = { ...TEAL, palette: { ...TEAL.palette, name } };
      return parseFile((await write(palette, choiceOf(id, { hasScale }))).bytes).title;
    };
    for (const hasScale of [false, true]) {
      for (const name of ['Harbor morning', 'Crème “brûlée” & ink', '深い青'])
        expect(await titleOf(name, hasScale)).toBe(name);
      expect(await titleOf(null, hasScale)).toBeUndefined();
    }
  });

  it.each(NAMED)('from %s with the same names', async (id) => {
    await fc.assert(
      fc.asyncProperty(paletteArbitrary, async (palette) => {
        const written = await write(palette, choiceOf(id));
        expect(parseFile(written.bytes).colors.map(({ name }) => name)).toEqual(written.names);
      }),
      { numRuns: rounds(1000), endOnFailure: true },
    );
  });

  it.each(DESCRIBED)('from %s with the same names, whatever the tokens are called', async (id) => {
    await fc.assert(
      fc.asyncProperty(paletteArbitrary, async (palette) => {
        const written = await write(palette, choiceOf(id));
        fc.pre(!written.names.some((name) => SYNTAX.test(name)));
        expect(parseFile(written.bytes).colors.map(({ name }) => name)).toEqual(written.names);
      }),
      { numRuns: rounds(1000), endOnFailure: true },
    );
  });
});
