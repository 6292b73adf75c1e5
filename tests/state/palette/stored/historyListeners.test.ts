import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPalette } from '../../../../src/palette/palette';
import { createAppStore } from '../../../../src/app/store';
import { colorFromHex } from '../../../../src/color/color';
import { formatHex } from '../../../../src/color/format';
import { commitPalette } from '../../../../src/state/palette/commitPalette';
import { openAddress } from '../../../../src/state/palette/openAddress';
import { selectEntry, selectHistory, wentBack } from '../../../../src/state/palette/historySlice';
import { createLocalStore } from '../../../../src/state/storage/createLocalStore';
import type { LocalStore } from '../../../../src/state/storage/localStore';
import { createFakeServices, createMemoryStore } from '../../../support/fakeServices';
import { FakeArea } from '../../storage/fakeArea';

const LINK = { search: '?c=0d9488-f5f5f4', state: null };

const visit = (storage: LocalStore) => {
  const store = createAppStore(createFakeServices({ storage }));
  const hexes = () => selectEntry(store.getState())?.colors.map((color) => formatHex(color));
  return { store, hexes };
};

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

describe('the history on this device', () => {
  it('is written after every step, as objects with colors and an index [B-43]', () => {
    const storage = createMemoryStore();
    const { store } = visit(storage);
    store.dispatch(openAddress(LINK));
    expect(storage.read('colorPaletteHistory')).toEqual([
      { colors: ['hsl(175, 84%, 32%)', 'hsl(60, 5%, 96%)'], hex: ['#0D9488', '#F5F5F4'] },
    ]);
    expect(storage.read('colorPaletteHistoryIndex')).toBe(0);

    store.dispatch(openAddress({ search: '?c=000000-ffffff', state: null }));
    expect(storage.read('colorPaletteHistoryIndex')).toBe(1);
    store.dispatch(wentBack());
    expect(storage.read('colorPaletteHistoryIndex')).toBe(0);
    expect(storage.read('colorPaletteHistory')).toHaveLength(2);
  });

  it('comes back on the next visit, exactly and at the same place [B-43]', () => {
    const storage = createMemoryStore();
    const first = visit(storage);
    first.store.dispatch(openAddress(LINK));
    first.store.dispatch(openAddress({ search: '?c=000000-ffffff', state: null }));
    first.store.dispatch(wentBack());

    const second = visit(storage);
    second.store.dispatch(openAddress({ search: '', state: null }));
    expect(second.hexes()).toEqual(['#0D9488', '#F5F5F4']);
    expect(selectHistory(second.store.getState())).toEqual(selectHistory(first.store.getState()));
  });

  it('is not overwritten before it has been read [B-43]', () => {
    const kept = [{ colors: ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 100%)'] }];
    const storage = createMemoryStore({ colorPaletteHistory: kept, colorPaletteHistoryIndex: 0 });
    const { store } = visit(storage);
    store.dispatch(commitPalette(createPalette([colorFromHex('#0D9488'), colorFromHex('#000000')])));
    expect(storage.read('colorPaletteHistory')).toEqual(kept);
  });

  it.each<[string, unknown, unknown]>([
    ['null', null, null],
    ['an empty list', [], 0],
    ['a text', 'x', 0],
    ['wrong types', [{ colors: [1, 2] }, 5], 0],
    ['an index of −1', [{ colors: ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 100%)'] }], -1],
    ['an index of 10⁹', [{ colors: ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 100%)'] }], 1e9],
    ['a newer version', { version: 2, entries: [] }, 0],
  ])('starts again from the current palette, and says so in the log, after %s [B-44]', (_, list, index) => {
    const storage = createMemoryStore({ colorPaletteHistory: list, colorPaletteHistoryIndex: index });
    const { store, hexes } = visit(storage);
    store.dispatch(openAddress(LINK));
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4']);
    expect(selectHistory(store.getState()).entries).toHaveLength(1);
    expect(storage.read('colorPaletteHistory')).toHaveLength(1);
    expect(storage.read('colorPaletteHistory-backup')).toEqual(list);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('keeps the first bad value only [B-44]', () => {
    const storage = createMemoryStore({
      'colorPaletteHistory-backup': 'first',
      colorPaletteHistory: 'second',
    });
    visit(storage).store.dispatch(openAddress(LINK));
    expect(storage.read('colorPaletteHistory-backup')).toBe('first');
  });

  it('is read with gray for what is no color, and set aside as it was, which the log says [B-44]', () => {
    const list = [{ colors: ['hsl(0, 0%, 0%)', 'oklch(1 0 0)'] }];
    const storage = createMemoryStore({ colorPaletteHistory: list, colorPaletteHistoryIndex: 0 });
    const { store, hexes } = visit(storage);
    store.dispatch(openAddress({ search: '', state: null }));
    expect(hexes()).toEqual(['#000000', '#808080']);
    expect(storage.read('colorPaletteHistory-backup')).toEqual(list);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('logs nothing on a first visit [B-44]', () => {
    visit(createMemoryStore()).store.dispatch(openAddress(LINK));
    expect(logged).not.toHaveBeenCalled();
  });

  it('stays as it was, and readable, where there is no room for another palette', () => {
    const area = new FakeArea();
    const open = () => visit(createLocalStore({ area: () => area, onTrouble: () => {} }));
    const first = open();
    first.store.dispatch(openAddress(LINK));
    area.capacity = [...area.values.values()].join('').length;
    first.store.dispatch(openAddress({ search: '?c=000000-ffffff', state: null }));
    expect(first.hexes()).toEqual(['#000000', '#FFFFFF']);

    const second = open();
    second.store.dispatch(openAddress({ search: '', state: null }));
    expect(second.hexes()).toEqual(['#0D9488', '#F5F5F4']);
    expect(logged).not.toHaveBeenCalled();
  });

  it('lives in memory where nothing can be kept', () => {
    const { store, hexes } = visit({ read: () => undefined, write: () => false, clear: () => {} });
    store.dispatch(openAddress(LINK));
    store.dispatch(openAddress({ search: '?c=000000-ffffff', state: null }));
    store.dispatch(wentBack());
    expect(hexes()).toEqual(['#0D9488', '#F5F5F4']);
  });
});
