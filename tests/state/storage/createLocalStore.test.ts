import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createLocalStore } from '../../../src/state/storage/createLocalStore';
import { FakeArea } from './fakeArea';

const build = (area: () => Storage) => {
  const onTrouble = vi.fn<(isFull: boolean) => void>();
  return { store: createLocalStore({ area, onTrouble }), onTrouble };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a local store that is cleared', () => {
  it('keeps the values of the device alone', () => {
    const area = new FakeArea();
    area.setItem('elsewhere', '1');
    const store = createLocalStore({ area: () => area, onTrouble: () => {}, deviceKeys: ['theme'] });
    store.write('palettes', []);
    store.write('theme', 'dark');
    store.clear();
    expect([...area.values]).toEqual([['theme', '"dark"']]);
    expect(store.read('palettes')).toBeUndefined();
  });

  it('forgets what it could not store, and says that there is room again', () => {
    const area = new FakeArea();
    area.capacity = 4;
    const { store, onTrouble } = build(() => area);
    store.write('palettes', '0D9488');
    store.clear();
    expect(store.read('palettes')).toBeUndefined();
    expect(onTrouble.mock.calls).toEqual([[true], [false]]);
  });
});

describe('a local store', () => {
  it('reads back what was written, and undefined where nothing was', () => {
    const { store } = build(() => new FakeArea());
    expect(store.read('palettes')).toBeUndefined();
    const area = new FakeArea();
    const kept = build(() => area).store;
    expect(kept.write('palettes', [['#0D9488']])).toBe(true);
    expect(build(() => area).store.read('palettes')).toEqual([['#0D9488']]);
  });

  it.each(['{', '', '[1,', 'undefined', "{'a':1}", 'x'.repeat(100_000)])(
    'reads %.12s as nothing, and keeps it once beside the key',
    (bad) => {
      const area = new FakeArea();
      area.setItem('palettes', bad);
      const { store } = build(() => area);
      expect(store.read('palettes')).toBeUndefined();
      expect(area.getItem('palettes-backup')).toBe(bad);
      expect(area.getItem('palettes')).toBeNull();

      area.setItem('palettes', 'another bad one');
      expect(store.read('palettes')).toBeUndefined();
      expect(area.getItem('palettes-backup')).toBe(bad);
    },
  );

  it('goes on from memory when the storage is blocked, and reports no full disk', () => {
    const { store, onTrouble } = build(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    expect(store.read('theme')).toBeUndefined();
    expect(store.write('theme', 'dark')).toBe(false);
    expect(store.read('theme')).toBe('dark');
    expect(onTrouble).not.toHaveBeenCalled();
  });

  it('reports a full disk once, reads the value from memory, and reports the end of it', () => {
    const area = new FakeArea();
    const { store, onTrouble } = build(() => area);
    area.capacity = 10;
    expect(store.write('history', 'a palette history')).toBe(false);
    expect(store.write('history', 'a longer palette history')).toBe(false);
    expect(store.read('history')).toBe('a longer palette history');
    expect(onTrouble.mock.calls).toEqual([[true]]);

    area.capacity = Infinity;
    expect(store.write('history', 'short')).toBe(true);
    expect(onTrouble.mock.calls).toEqual([[true], [false]]);
    expect(area.getItem('history')).toBe('"short"');
  });

  it('does not take a small value that still fits for the end of the trouble', () => {
    const area = new FakeArea();
    const { store, onTrouble } = build(() => area);
    area.capacity = 12;
    store.write('history', 'a palette history');
    expect(store.write('theme', 'dark')).toBe(true);
    expect(onTrouble.mock.calls).toEqual([[true]]);

    area.capacity = Infinity;
    store.write('theme', 'light');
    expect(onTrouble.mock.calls).toEqual([[true], [false]]);
    expect(area.getItem('history')).toBe('"a palette history"');
  });

  it('stores a value beside another one after that one only, and reads both from memory until then', () => {
    const area = new FakeArea();
    const { store } = build(() => area);
    store.write('history', 'short');
    store.write('index', 1, 'history');
    area.capacity = 12;
    store.write('history', 'a palette history');
    expect(store.write('index', 2, 'history')).toBe(false);
    expect([store.read('history'), store.read('index')]).toEqual(['a palette history', 2]);
    // Another value fits, which tries those in memory again.
    store.write('theme', 4);
    expect([area.getItem('history'), area.getItem('index')]).toEqual(['"short"', '1']);

    area.capacity = Infinity;
    store.write('theme', 5);
    expect([area.getItem('history'), area.getItem('index')]).toEqual(['"a palette history"', '2']);
  });
});
