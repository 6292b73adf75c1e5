import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import { colorFromHex } from '../../../../src/color/color';
import { nameColor } from '../../../../src/palette/nameColor';
import { dropCopy, keepCopy } from '../../../../src/state/palette/keepCopy';
import { copyRead, selectCopies, type SavedCopy } from '../../../../src/state/palette/savedCopiesSlice';
import { restoreHistory } from '../../../../src/state/palette/stored/restoreHistory';
import { createFakeServices, createMemoryStore } from '../../../support/fakeServices';

const copy = (id: string, name = 'Teal'): SavedCopy => ({
  id,
  projectId: 'p1',
  name,
  colors: ['#0D9488', '#F5F5F4'].map((hex) => nameColor(colorFromHex(hex), 'Brand')),
  ownerId: 'u1',
});

const visit = (storage = createMemoryStore()) => {
  const store = createAppStore(createFakeServices({ storage }));
  store.dispatch(restoreHistory());
  return { store, storage, copies: () => selectCopies(store.getState()) };
};

describe('what this device knows of saved palettes', () => {
  it('is known on the next visit', () => {
    const { store, storage } = visit();
    store.dispatch(keepCopy(copy('a')));
    store.dispatch(keepCopy(copy('b')));
    store.dispatch(keepCopy(copy('a', 'Sea')));
    expect(visit(storage).copies()).toEqual([copy('b'), copy('a', 'Sea')]);
    store.dispatch(dropCopy('b'));
    expect(visit(storage).copies()).toEqual([copy('a', 'Sea')]);
  });

  it('has what another tab has stored', () => {
    const { store, storage } = visit();
    const other = visit(storage);
    store.dispatch(keepCopy(copy('a')));
    other.store.dispatch(keepCopy(copy('b')));
    expect(visit(storage).copies()).toEqual([copy('a'), copy('b')]);
  });

  it('does not take the place of what was read before', () => {
    const { storage, store: first } = visit();
    first.dispatch(keepCopy(copy('a')));
    const store = createAppStore(createFakeServices({ storage }));
    store.dispatch(copyRead(copy('a', 'Sea')));
    store.dispatch(restoreHistory());
    expect(selectCopies(store.getState())).toEqual([copy('a', 'Sea')]);
  });

  it('is as many palettes as a history can have', () => {
    const { store, storage } = visit();
    for (let i = 0; i < 51; i++) store.dispatch(keepCopy(copy(`a${i}`)));
    expect(visit(storage).copies()).toHaveLength(50);
    expect(visit(storage).copies().at(-1)).toEqual(copy('a50'));
  });

  it.each([
    'nothing',
    [null, 1, {}],
    [{ colors: ['#0D9488', '#F5F5F4'], name: 'Teal', saved: { id: 'a' }, ownerId: 'u1' }],
    [{ colors: ['#0D9488', '#F5F5F4'], name: 'Teal', saved: { id: 'a', projectId: 'p1' } }],
    [{ colors: ['#0D9488'], name: 'Teal', saved: { id: 'a', projectId: 'p1' }, ownerId: 'u1' }],
    [{ colors: ['#0D9488', '#F5F5F4'], saved: { id: 'a', projectId: 'p1' }, ownerId: 'u1' }],
  ])('is nothing where it cannot be read: %j', (stored) => {
    expect(visit(createMemoryStore({ 'hueloom-saved-copies': stored })).copies()).toEqual([]);
  });
});
