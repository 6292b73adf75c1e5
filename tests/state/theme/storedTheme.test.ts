import { describe, expect, it } from 'vitest';

import { keepTheme, readKeptThemes, THEME_DRAFT_KEY } from '../../../src/state/theme/storedTheme';
import type { ThemeEntry } from '../../../src/state/theme/themeSlice';
import { parseThemeQuery, themeQuery } from '../../../src/theme/themeAddress';
import { createMemoryStore } from '../../support/fakeServices';

const PALETTE = 'c=0d9488-f5f5f4';
const PLACE = {
  id: '00000000-0000-4000-8000-00000000000a',
  projectId: '00000000-0000-4000-8000-00000000000b',
};

/** A theme of one hue, as it was left by hand. */
const entryOf = (hex: string, more: Partial<ThemeEntry> = {}): ThemeEntry => {
  const theme = parseThemeQuery(`?h=own.${hex}`);
  if (typeof theme === 'string') throw new Error(theme);
  return { theme, madeOf: PALETTE, builder: PALETTE, isEdited: true, ...more };
};
const newStores = () => ({ storage: createMemoryStore(), tabStorage: createMemoryStore() });
const queriesOf = (entries: readonly ThemeEntry[]) => entries.map(({ theme }) => themeQuery(theme));

describe('the theme that was worked on on this device', () => {
  it('comes back with what it was made of and where it is saved, and the steps before it', () => {
    const stores = newStores();
    const entries = [
      entryOf('0d9488'),
      entryOf('ff0000', { madeOf: null }),
      entryOf('00aa00', { saved: PLACE, builder: 'c=000000-ffffff' }),
    ];
    keepTheme(stores, { entries, index: 2 });
    const kept = readKeptThemes(stores);
    expect(queriesOf(kept)).toEqual(queriesOf(entries));
    const about = (all: readonly ThemeEntry[]) =>
      all.map(({ madeOf, builder, saved, isEdited }) => ({ madeOf, builder, saved, isEdited }));
    expect(about(kept)).toEqual(about(entries));
  });

  it('comes back without the steps that were undone', () => {
    const stores = newStores();
    const entries = [entryOf('0d9488'), entryOf('ff0000'), entryOf('00aa00')];
    keepTheme(stores, { entries, index: 1 });
    expect(queriesOf(readKeptThemes(stores))).toEqual(queriesOf(entries.slice(0, 2)));
  });

  it('comes back with twenty steps at most, the latest of them', () => {
    const stores = newStores();
    const entries = Array.from({ length: 30 }, (_, i) => entryOf(`0d94${(16 + i).toString(16)}`));
    keepTheme(stores, { entries, index: 29 });
    expect(queriesOf(readKeptThemes(stores))).toEqual(queriesOf(entries.slice(10)));
  });

  it.each([
    null,
    'text',
    {},
    { query: 'h=own.0d9488', madeOf: null },
    { query: 7, madeOf: null, builder: PALETTE },
    { query: 'h=own.0d9488', madeOf: null, builder: 7 },
    { query: 'h=', madeOf: null, builder: PALETTE },
  ])('is none where %j was written there', (kept) => {
    expect(
      readKeptThemes({ ...newStores(), storage: createMemoryStore({ [THEME_DRAFT_KEY]: kept }) }),
    ).toEqual([]);
  });

  it('comes back without a step that cannot be read', () => {
    const stores = newStores();
    const entries = [entryOf('0d9488'), entryOf('ff0000')];
    keepTheme(stores, { entries, index: 1 });
    const kept = stores.tabStorage.read(THEME_DRAFT_KEY) as { readonly before: readonly object[] };
    stores.tabStorage.write(THEME_DRAFT_KEY, { ...kept, before: [{ query: 'h=' }, ...kept.before, null] });
    expect(queriesOf(readKeptThemes(stores))).toEqual(queriesOf(entries));
  });
});

describe('two tabs of a device', () => {
  it('each go on with their own theme after a reload; a new tab begins with the one edited last', () => {
    const storage = createMemoryStore();
    const [one, other, third] = [createMemoryStore(), createMemoryStore(), createMemoryStore()].map(
      (tabStorage) => ({ storage, tabStorage }),
    );
    if (!one || !other || !third) throw new Error('three tabs');
    keepTheme(one, { entries: [entryOf('0d9488')], index: 0 });
    keepTheme(other, { entries: [entryOf('ff0000')], index: 0 });
    expect([one, other, third].map((tab) => queriesOf(readKeptThemes(tab)))).toEqual([
      ['h=own.0d9488'],
      ['h=own.ff0000'],
      ['h=own.ff0000'],
    ]);
  });

  it('do not have a theme of the other that was only looked at', () => {
    const storage = createMemoryStore();
    keepTheme({ storage, tabStorage: createMemoryStore() }, { entries: [entryOf('0d9488')], index: 0 });
    const looking = { storage, tabStorage: createMemoryStore() };
    keepTheme(looking, { entries: [entryOf('ff0000', { isEdited: false, saved: PLACE })], index: 0 });
    expect(readKeptThemes(looking)).toMatchObject([{ isEdited: false, saved: PLACE }]);
    const fresh = readKeptThemes({ storage, tabStorage: createMemoryStore() });
    expect(queriesOf(fresh)).toEqual(['h=own.0d9488']);
  });
});
