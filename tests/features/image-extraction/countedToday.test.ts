import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { fingerprint, isCounted, noteCounted } from '../../../src/features/image-extraction/countedToday';
import { createMemoryStore } from '../../support/fakeServices';

const KEY = 'imagesCountedToday';
const PICTURE = new Blob(['a picture']);

describe('a picture that was counted', () => {
  it('is known by its bytes, whatever it is called, and by who reads it', async () => {
    const print = await fingerprint(PICTURE, 'visitor');
    expect(print).toBe(`visitor ${createHash('sha256').update('a picture').digest('hex')}`);
    expect(await fingerprint(new File(['a picture'], 'other.png'), 'visitor')).toBe(print);
    expect(await fingerprint(new Blob(['another']), 'visitor')).not.toBe(print);
    expect(await fingerprint(PICTURE, 'somebody')).not.toBe(print);
  });

  it('is known on its day, and no longer on the next', () => {
    const storage = createMemoryStore({});
    expect(isCounted(storage, '2026-11-28', 'one')).toBe(false);
    noteCounted(storage, '2026-11-28', 'one');
    noteCounted(storage, '2026-11-28', 'two');
    expect(isCounted(storage, '2026-11-28', 'one')).toBe(true);
    expect(isCounted(storage, '2026-11-28', 'two')).toBe(true);
    expect(isCounted(storage, '2026-11-29', 'one')).toBe(false);
    noteCounted(storage, '2026-11-29', 'three');
    expect(storage.read(KEY)).toEqual({ day: '2026-11-29', prints: ['three'] });
  });

  it.each([null, 7, [], { day: '2026-11-28' }, { day: '2026-11-28', prints: 'one' }])(
    'is a new one where what is stored is none of it: %j',
    (stored) => {
      expect(isCounted(createMemoryStore({ [KEY]: stored }), '2026-11-28', 'one')).toBe(false);
    },
  );

  it('is a new one where it has no fingerprint', () => {
    const storage = createMemoryStore({});
    noteCounted(storage, '2026-11-28', null);
    expect(storage.read(KEY)).toBeUndefined();
    expect(isCounted(storage, '2026-11-28', null)).toBe(false);
  });
});
