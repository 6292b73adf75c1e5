import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorFromHex, colorFromPacked, sameColor } from '../../src/color/color';
import { formatHex } from '../../src/color/format';
import type { HistoryEntry } from '../../src/state/palette/historySlice';
import { entriesToStored, storedToHistory } from '../../src/palette/storedHistory';

const entry = (name: string | null, ...hexes: string[]): HistoryEntry => ({
  name,
  colors: hexes.map((hex) => colorFromHex(hex)),
  locked: hexes.map(() => false),
});
const hexes = (kept: ReturnType<typeof storedToHistory>): string[][] | undefined =>
  kept?.entries.map(({ colors }) => colors.map((color) => formatHex(color)));
/** As the disk gives it back. */
const reread = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the kept history', () => {
  it('is a list of objects with hsl colors, the exact values beside them [B-43] [B-04]', () => {
    expect(entriesToStored([entry('Teal', '#0D9488', '#F5F5F4')])).toEqual([
      { colors: ['hsl(175, 84%, 32%)', 'hsl(60, 5%, 96%)'], hex: ['#0D9488', '#F5F5F4'], name: 'Teal' },
    ]);
  });

  it('comes back with every exact color and name [B-43]', () => {
    const palettes = fc.array(fc.integer({ min: 0, max: 0xffffff }), { minLength: 2, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(palettes, { minLength: 1, maxLength: 5 }), (lists) => {
        const entries = lists.map((list) => ({
          name: null,
          colors: list.map(colorFromPacked),
          locked: list.map((rgb) => rgb % 2 === 1),
        }));
        const kept = storedToHistory(reread(entriesToStored(entries)), entries.length - 1, 5);
        expect(kept?.index).toBe(entries.length - 1);
        expect(kept?.entries.map(({ locked }) => locked)).toEqual(entries.map(({ locked }) => locked));
        expect(
          kept?.entries.every(({ colors }, i) =>
            colors.every((color, j) => sameColor(color, entries[i]?.colors[j] ?? colorFromPacked(0))),
          ),
        ).toBe(true);
        expect(kept?.entries.map(({ colors }) => colors.length)).toEqual(lists.map((list) => list.length));
      }),
      { numRuns: 500 },
    );
    expect(
      storedToHistory(entriesToStored([entry('Teal', '#000000', '#FFFFFF')]), 0, 5)?.entries[0]?.name,
    ).toBe('Teal');
  });

  it('tells what it has lost, of each entry', () => {
    const colors = ['#0D9488', '#F5F5F4'];
    const list = [{ colors, name: 7 }, { colors }, { colors: [...colors, 'none'], locked: 'yes' }];
    expect(storedToHistory(list, 0, 5)?.skipped).toEqual(['name', 'unreadable colors', 'locked']);
    expect(storedToHistory([{ colors }], 0, 5)?.skipped).toEqual([]);
  });

  it.each(['0', null, undefined, [0]])('is none where the place in it is %j', (index) => {
    expect(storedToHistory([{ colors: ['#0D9488', '#F5F5F4'] }], index, 5)).toBeNull();
  });

  it('keeps pins, and what is pinned beyond the limit', () => {
    const entries = [
      { ...entry('Pinned', '#0D9488', '#F5F5F4'), isPinned: true },
      entry('Second', '#111111', '#222222'),
      entry('Third', '#333333', '#444444'),
    ];
    const kept = storedToHistory(reread(entriesToStored(entries)), 2, 2);
    expect(kept?.entries.map(({ name, isPinned }) => [name, isPinned])).toEqual([
      ['Pinned', true],
      ['Third', undefined],
    ]);
    expect(kept?.index).toBe(1);
  });

  it('keeps where a palette is saved, and reads nothing else as a place', () => {
    const saved = { id: 'a', projectId: 'p1' };
    const kept = storedToHistory(
      reread(entriesToStored([{ ...entry('Teal', '#000000', '#FFFFFF'), saved }])),
      0,
      5,
    );
    expect(kept?.entries[0]?.saved).toEqual(saved);
    for (const place of [7, null, 'a', {}, { id: 'a' }, { id: 7, projectId: 'p1' }]) {
      const colors = ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 100%)'];
      expect(storedToHistory([{ colors, saved: place }], 0, 5)?.entries[0]).not.toHaveProperty('saved');
    }
  });

  it('reads lists without exact values by their hsl colors [B-43]', () => {
    const kept = storedToHistory([{ colors: ['hsl(0, 100%, 50%)', 'hsl(120, 100%, 50%)'] }], 0, 5);
    expect(hexes(kept)).toEqual([['#FF0000', '#00FF00']]);
  });

  it('shows a color that cannot be read as gray, and at most nine [XS-04]', () => {
    const colors = Array.from({ length: 12 }, () => 'red;background:url(//evil)');
    expect(hexes(storedToHistory([{ colors }], 0, 5))).toEqual([Array.from({ length: 9 }, () => '#808080')]);
  });

  it('is cut to the last entries that the plan allows, the one on show among them [B-39]', () => {
    const list = entriesToStored(Array.from({ length: 8 }, (_, i) => entry(null, `#00000${i}`, '#FFFFFF')));
    expect(storedToHistory(list, 7, 5)?.index).toBe(4);
    expect(hexes(storedToHistory(list, 7, 5))?.[0]?.[0]).toBe('#000003');
    const early = storedToHistory(list, 1, 5);
    expect(hexes(early)?.[early?.index ?? -1]?.[0]).toBe('#000001');
    expect(early?.entries).toHaveLength(5);
  });

  const good = entriesToStored([entry(null, '#000000', '#FFFFFF')]);
  it.each<[string, unknown, unknown]>([
    ['nothing', undefined, undefined],
    ['null', null, 0],
    ['a text', 'x', 0],
    ['an empty list', [], 0],
    ['an object', { 0: good[0], length: 1 }, 0],
    ['numbers', [1, 2], 0],
    ['an entry without colors', [{}], 0],
    ['an entry with one color', [{ colors: ['hsl(0, 0%, 0%)'] }], 0],
    ['one bad entry among good ones', [...good, null], 0],
    ['no index', good, undefined],
    ['an index that is no number', good, '0'],
    ['an index that is NaN, as JSON keeps it', good, null],
    ['an index below the list', good, -1],
    ['an index beyond the list', good, 1e9],
    ['an index between entries', good, 0.5],
    ['colors that are only inherited', [Object.create({ colors: ['hsl(0, 0%, 0%)', 'hsl(0, 0%, 0%)'] })], 0],
  ])('is not trusted when it is %s [B-44]', (_, list, index) => {
    expect(storedToHistory(list, index, 5)).toBeNull();
  });

  it('takes nothing from __proto__ and constructor, and changes no prototype [B-44] [XS-08]', () => {
    const list: unknown = JSON.parse(
      '[{"__proto__":{"colors":["hsl(0, 0%, 0%)","hsl(0, 0%, 0%)"],"polluted":true},"constructor":{"prototype":{"polluted":true}}}]',
    );
    expect(storedToHistory(list, 0, 5)).toBeNull();
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it('never throws, whatever was kept [B-44]', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (list, index) => {
        const kept = storedToHistory(list, index, 5);
        expect(kept === null || kept.entries[kept.index] !== undefined).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
