import { describe, expect, it } from 'vitest';

import type { OwnChange } from '../../../../src/features/projects/cache/projectChange';
import {
  keepUnsentChange,
  takeUnsentChange,
  UNSENT_CHANGE_KEY,
} from '../../../../src/features/projects/cache/unsentChange';
import { createMemoryStore } from '../../../support/fakeServices';

const NOW = new Date(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const PROJECT: OwnChange = {
  kind: 'projectUpdated',
  projectId: 'p1',
  change: { name: 'Atlas', isPublic: false },
};
const PALETTE: OwnChange = {
  kind: 'paletteUpdated',
  projectId: 'p1',
  paletteId: 'a',
  change: { name: 'Low tide', tags: ['sea'] },
};

const DELETION: OwnChange = { kind: 'paletteDeleted', projectId: 'p1', paletteId: 'a' };

const keep = (change: OwnChange) => {
  const storage = createMemoryStore();
  keepUnsentChange(storage, 'jo', change, NOW);
  return storage;
};

describe('a change that could not be sent', () => {
  it.each([PROJECT, PALETTE])('is given back to its user once: $kind', (change) => {
    const storage = keep(change);
    expect(takeUnsentChange(storage, 'jo', NOW)).toEqual(change);
    expect(takeUnsentChange(storage, 'jo', NOW)).toBeNull();
  });

  it('is given to nobody else, and kept no longer then', () => {
    const storage = keep(PROJECT);
    expect(takeUnsentChange(storage, 'ann', NOW)).toBeNull();
    expect(takeUnsentChange(storage, 'jo', NOW)).toBeNull();
  });

  it('is given up with a sign-in that takes longer than any does', () => {
    const late = new Date(NOW.getTime() + 15 * MINUTE_MS);
    expect(takeUnsentChange(keep(PROJECT), 'jo', late)).toBeNull();
    expect(takeUnsentChange(keep(PROJECT), 'jo', new Date(late.getTime() - 1))).toEqual(PROJECT);
  });

  it('is nothing where nothing was typed', () => {
    expect(takeUnsentChange(keep(DELETION), 'jo', NOW)).toBeNull();
  });

  it('stays where a deletion could not be sent either', () => {
    const storage = keep(PALETTE);
    keepUnsentChange(storage, 'jo', DELETION, NOW);
    expect(takeUnsentChange(storage, 'jo', NOW)).toEqual(PALETTE);
  });

  it.each([
    'x',
    [],
    null,
    {},
    { kind: 'projectUpdated' },
    { ...PROJECT, projectId: 7 },
    { ...PROJECT, change: null },
    { ...PROJECT, change: { name: 7, isPublic: 'no' } },
    { ...PALETTE, paletteId: null },
    { ...PALETTE, change: { isPublic: false } },
    { ...PALETTE, kind: 'projectCreated' },
  ])('is nothing where the storage holds %j [FT-09]', (change) => {
    const at = NOW.getTime();
    const storage = createMemoryStore({ [UNSENT_CHANGE_KEY]: { ownerId: 'jo', change, at } });
    expect(takeUnsentChange(storage, 'jo', NOW)).toBeNull();
  });
});
