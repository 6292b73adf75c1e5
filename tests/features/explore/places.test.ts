import { describe, expect, it } from 'vitest';

import { findPlace, keepPlace } from '../../../src/features/explore/places';
import { createMemoryStore } from '../../support/fakeServices';

const PLACE = { entry: 'a', query: 'sort=recent', count: 100, scrollY: 2400 };

describe('the places of the list', () => {
  it('are found by their entry of the history, for the same query only', () => {
    const storage = createMemoryStore();
    keepPlace(storage, PLACE);
    expect(findPlace(storage, 'a', 'sort=recent')).toEqual(PLACE);
    expect(findPlace(storage, 'a', '')).toBeNull();
    expect(findPlace(storage, 'b', 'sort=recent')).toBeNull();
  });

  it('are one for each entry, and the latest twelve', () => {
    const storage = createMemoryStore();
    keepPlace(storage, PLACE);
    keepPlace(storage, { ...PLACE, scrollY: 10 });
    expect(findPlace(storage, 'a', 'sort=recent')?.scrollY).toBe(10);
    for (let entry = 0; entry < 12; entry++) keepPlace(storage, { ...PLACE, entry: String(entry) });
    expect(findPlace(storage, 'a', 'sort=recent')).toBeNull();
    expect(findPlace(storage, '0', 'sort=recent')).not.toBeNull();
  });

  it.each([[null], ['text'], [[null, { entry: 1 }, { entry: 'a', query: '' }]]])(
    'are none where %j is kept',
    (kept) => {
      expect(findPlace(createMemoryStore({ 'explore-places': kept }), 'a', '')).toBeNull();
    },
  );
});
