import { describe, expect, it } from 'vitest';

import { findScrollPosition, storeScrollPosition } from '../../../src/features/explore/scrollPositions';
import { createMemoryStore } from '../../support/fakeServices';

const PLACE = { entry: 'a', query: 'sort=recent', count: 100, scrollY: 2400 };

describe('the places of the list', () => {
  it('are found by their entry of the history, for the same query only', () => {
    const storage = createMemoryStore();
    storeScrollPosition(storage, PLACE);
    expect(findScrollPosition(storage, 'a', 'sort=recent')).toEqual(PLACE);
    expect(findScrollPosition(storage, 'a', '')).toBeNull();
    expect(findScrollPosition(storage, 'b', 'sort=recent')).toBeNull();
  });

  it('are one for each entry, and the latest twelve', () => {
    const storage = createMemoryStore();
    storeScrollPosition(storage, PLACE);
    storeScrollPosition(storage, { ...PLACE, scrollY: 10 });
    expect(findScrollPosition(storage, 'a', 'sort=recent')?.scrollY).toBe(10);
    for (let entry = 0; entry < 12; entry++) storeScrollPosition(storage, { ...PLACE, entry: String(entry) });
    expect(findScrollPosition(storage, 'a', 'sort=recent')).toBeNull();
    expect(findScrollPosition(storage, '0', 'sort=recent')).not.toBeNull();
  });

  it.each([[null], ['text'], [[null, { entry: 1 }, { entry: 'a', query: '' }]]])(
    'are none where %j is kept',
    (kept) => {
      expect(findScrollPosition(createMemoryStore({ 'explore-places': kept }), 'a', '')).toBeNull();
    },
  );
});
