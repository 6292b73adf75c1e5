import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { nameColor } from '../../../src/palette/nameColor';
import { commitPalette } from '../../../src/state/palette/commitPalette';
import { mirrorCurrentPalette } from '../../../src/state/palette/editPalette';
import {
  lockToggled,
  paletteMarkedSaved,
  selectEntry,
  wentBack,
} from '../../../src/state/palette/historySlice';
import { selectIsSaved } from '../../../src/state/palette/isSaved';
import { openAddress } from '../../../src/state/palette/openAddress';
import { renamePalette } from '../../../src/state/palette/renamePalette';
import { copyGone, copyRead } from '../../../src/state/palette/savedCopiesSlice';
import { sessionAwaited } from '../../../src/state/session/sessionSlice';
import { asPlan } from '../../support/asPlan';
import { FREE_USER } from '../../support/fakeBackend';
import { createFakeServices } from '../../support/fakeServices';

const PLACE = { id: 'a', projectId: 'p1' };

const openTeal = () => {
  const store = createAppStore(createFakeServices());
  store.dispatch(openAddress({ search: '?c=0d9488-f5f5f4&n=Teal', state: null }));
  const isSaved = () => selectIsSaved(store.getState());
  const colors = selectEntry(store.getState())?.colors ?? [];
  const read = (change: { readonly name?: string; readonly ownerId?: string } = {}) =>
    store.dispatch(copyRead({ ...PLACE, name: 'Teal', colors, ownerId: FREE_USER.id, ...change }));
  return { store, isSaved, read };
};

const saveTeal = () => {
  const teal = openTeal();
  teal.store.dispatch(asPlan('free'));
  teal.store.dispatch(paletteMarkedSaved({ name: 'Teal', saved: PLACE }));
  teal.read();
  return teal;
};

describe('whether the palette on show is saved', () => {
  it('is so until a color, the name of one or its own is another, and again when they are back', () => {
    const { store, isSaved } = saveTeal();
    expect(isSaved()).toBe(true);
    store.dispatch(renamePalette('Sea'));
    expect(isSaved()).toBe(false);
    store.dispatch(renamePalette('Teal'));
    expect(isSaved()).toBe(true);
    store.dispatch(mirrorCurrentPalette());
    expect(isSaved()).toBe(false);
    store.dispatch(wentBack());
    expect(isSaved()).toBe(true);
    store.dispatch(lockToggled(0));
    expect(isSaved()).toBe(true);
    const entry = selectEntry(store.getState());
    if (!entry) throw new Error('no palette');
    store.dispatch(
      commitPalette({ ...entry, colors: entry.colors.map((color) => nameColor(color, 'Brand')) }),
    );
    expect(isSaved()).toBe(false);
  });

  it('goes by what the project has now', () => {
    const { store, isSaved, read } = saveTeal();
    read({ name: 'Harbor' });
    expect(isSaved()).toBe(false);
    read();
    expect(isSaved()).toBe(true);
    store.dispatch(copyGone('b'));
    expect(isSaved()).toBe(true);
    store.dispatch(copyGone('a'));
    expect(isSaved()).toBe(false);
  });

  it('is not so of a palette that has no place in a project', () => {
    const { store, isSaved, read } = openTeal();
    store.dispatch(asPlan('free'));
    read();
    expect(isSaved()).toBe(false);
  });

  it('is so for its owner alone, and until it is known who has signed in', () => {
    const { store, isSaved, read } = saveTeal();
    read({ ownerId: 'somebody else' });
    expect(isSaved()).toBe(false);
    store.dispatch(asPlan('anonymous'));
    read();
    expect(isSaved()).toBe(false);
    store.dispatch(sessionAwaited());
    expect(isSaved()).toBe(true);
  });
});
