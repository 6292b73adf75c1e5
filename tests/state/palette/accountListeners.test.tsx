import { describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { colorFromHex } from '../../../src/color/color';
import { formatHex } from '../../../src/color/format';
import type { SavedPalette } from '../../../src/domain/savedPalette';
import { createPalette } from '../../../src/palette/palette';
import { paletteToStored } from '../../../src/palette/storedPalette';
import { generatePalette } from '../../../src/features/builder/generator/generatePalette';
import { paletteMarkedSaved, selectEntry, selectHistory } from '../../../src/state/palette/historySlice';
import { openAddress } from '../../../src/state/palette/openAddress';
import { renamePalette } from '../../../src/state/palette/renamePalette';
import { mirrorCurrentPalette } from '../../../src/state/palette/editPalette';
import { selectCopies } from '../../../src/state/palette/savedCopiesSlice';
import { sessionExpired, userRead } from '../../../src/state/session/sessionSlice';
import { FREE_USER } from '../../support/fakeBackend';
import { createFakeServices, createMemoryStore } from '../../support/fakeServices';

const OTHER_USER = { ...FREE_USER, id: '00000000-0000-4000-8000-0000000000ee' };
const SAVED: Pick<SavedPalette, 'id' | 'projectId'> = {
  id: '00000000-0000-4000-8000-00000000000a',
  projectId: '00000000-0000-4000-8000-00000000000b',
};
const PRIVATE = createPalette(
  ['#0D9488', '#F5F5F4', '#1C1917'].map((hex) => colorFromHex(hex)),
  { name: 'Campaign', saved: SAVED },
);

/** A visit on a device, where a palette of a project may be opened. */
const visit = (
  services = createFakeServices({ storage: createMemoryStore(), tabStorage: createMemoryStore() }),
) => {
  const store = createAppStore(services);
  const { dispatch } = store;
  return {
    dispatch,
    services,
    open: () => dispatch(openAddress({ search: '', state: paletteToStored(PRIVATE) })),
    names: () => selectHistory(store.getState()).entries.map(({ name }) => name),
    hexes: () =>
      selectHistory(store.getState()).entries.map(({ colors }) => colors.map((color) => formatHex(color))),
    shown: () => selectEntry(store.getState()),
    onDevice: () =>
      JSON.stringify(
        ['colorPaletteHistory', 'hueloom-saved-copies'].map((key) => services.storage.read(key)),
      ) + JSON.stringify(services.tabStorage.read('hueloom-palette-place')),
    copies: () => selectCopies(store.getState()),
  };
};

describe('the palettes of an account that signs out', () => {
  it('leave the builder and the device, with what was made of them; the palette before them is shown', async () => {
    const { dispatch, open, names, shown, onDevice, copies } = visit();
    dispatch(openAddress({ search: '?c=000000-ffffff&n=Draft', state: null }));
    dispatch(userRead(FREE_USER));
    open();
    dispatch(mirrorCurrentPalette());
    expect(names()).toEqual(['Draft', 'Campaign', 'Campaign']);
    expect(onDevice()).toContain(SAVED.id);
    dispatch(userRead(null));
    await vi.waitFor(() => expect(names()).toEqual(['Draft']));
    expect(shown()?.saved).toBeUndefined();
    expect(copies()).toEqual([]);
    expect(onDevice()).not.toMatch(new RegExp(`${SAVED.id}|Campaign`, 'u'));
  });

  it('leave with the steps in which they had no name yet', async () => {
    const { dispatch, names, hexes } = visit();
    dispatch(openAddress({ search: '?c=000000-ffffff&n=Draft', state: null }));
    dispatch(openAddress({ search: '?c=0d9488-f5f5f4-1c1917', state: null }));
    dispatch(renamePalette('Campaign'));
    dispatch(userRead(FREE_USER));
    dispatch(paletteMarkedSaved({ name: 'Campaign', saved: SAVED }));
    expect(names()).toEqual(['Draft', null, 'Campaign']);
    dispatch(userRead(null));
    await vi.waitFor(() => expect(names()).toEqual(['Draft']));
    expect(hexes()).toEqual([['#000000', '#FFFFFF']]);
  });

  it('make way for a palette to begin with where there is nothing else', async () => {
    const { dispatch, open, names, shown } = visit();
    dispatch(userRead(FREE_USER));
    open();
    dispatch(userRead(null));
    await vi.waitFor(() => expect(names()).toEqual([null]));
    expect(shown()?.colors.length).toBeGreaterThan(1);
  });

  it('leave the device where the builder was not opened in this visit', async () => {
    const { dispatch, open, services } = visit();
    dispatch(userRead(FREE_USER));
    open();
    const next = visit(services);
    next.dispatch(userRead(FREE_USER));
    next.dispatch(userRead(null));
    await vi.waitFor(() => expect(next.onDevice()).not.toContain(SAVED.id));
  });

  it('stay where its session has ended by itself, for whoever signs in again, but for no other account', async () => {
    const { dispatch, open, names } = visit();
    dispatch(userRead(FREE_USER));
    open();
    dispatch(sessionExpired());
    dispatch(userRead(null));
    expect(names()).toEqual(['Campaign']);
    dispatch(userRead(FREE_USER));
    expect(names()).toEqual(['Campaign']);
    dispatch(sessionExpired());
    dispatch(userRead(null));
    dispatch(userRead(OTHER_USER));
    await vi.waitFor(() => expect(names()).toEqual([null]));
  });

  it('are not there for another account that comes with a new visit', async () => {
    const { dispatch, open, services } = visit();
    dispatch(userRead(FREE_USER));
    open();
    const next = visit(services);
    next.dispatch(userRead(OTHER_USER));
    next.dispatch(openAddress({ search: '', state: null }));
    await vi.waitFor(() => expect(next.names()).toEqual([null]));
    expect(next.onDevice()).not.toContain(SAVED.id);
  });
});

describe('palettes that were never saved', () => {
  it('stay through a sign-in, and through the sign-out after it', async () => {
    const { dispatch, names, services } = visit();
    dispatch(openAddress({ search: '?c=000000-ffffff', state: null }));
    dispatch(generatePalette());
    dispatch(renamePalette('Draft'));
    dispatch(userRead(FREE_USER));
    expect(names()).toEqual([null, null, 'Draft']);
    dispatch(userRead(null));
    // With it, so that it is known when the sign-out has been answered.
    await vi.waitFor(() => expect(services.tabStorage.read('hueloom-palette-place')).toBeNull());
    expect(names()).toEqual([null, null, 'Draft']);
  });
});
