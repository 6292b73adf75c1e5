import { describe, expect, it } from 'vitest';

import {
  allDetailsOf,
  changedDetails,
  detailsOf,
  readDetails,
  type PaletteDetails,
} from '../../src/domain/paletteDetails';

const ALL: PaletteDetails = { tags: ['sea', 'calm'] };

describe('what belongs to a palette beside its colors and its name', () => {
  it('is taken from among other things, all of it', () => {
    const row = { id: 'a', name: 'Teal', ...ALL };
    expect(allDetailsOf(row)).toEqual(ALL);
    expect(detailsOf(row)).toEqual(ALL);
  });

  it('is left out where it is not known', () => {
    expect(detailsOf({})).toEqual({});
    expect(readDetails({ name: 'Teal' })).toEqual({});
  });

  it('comes back from a file as it was written', () => {
    expect(readDetails(JSON.parse(JSON.stringify(detailsOf(ALL))))).toEqual(ALL);
  });

  it.each([undefined, null, 7, 'sea', [], { tags: 'sea' }, { tags: null }, Object.create(ALL)])(
    'is nothing in %j',
    (value: unknown) => {
      expect(readDetails(value)).toEqual({});
    },
  );

  it('is sent where it is known and another than before', () => {
    expect(changedDetails(ALL, { tags: ['sea'] })).toEqual({ tags: ['sea'] });
    expect(changedDetails(ALL, { tags: [...ALL.tags] })).toEqual({});
    expect(changedDetails(ALL, {})).toEqual({});
  });
});
