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
const queriesOf = (entries: readonly ThemeEntry[]) => entries.map(({ theme }) => themeQuery(theme));

describe('the theme that was worked on on this device', () => {
  it('comes back with what it was made of and where it is saved, and the steps before it', () => {
    const storage = createMemoryStore();
    const entries = [
      entryOf('0d9488'),
      entryOf('ff0000', { madeOf: null }),
      entryOf('00aa00', { saved: PLACE, builder: 'c=000000-ffffff' }),
    ];
    keepTheme(storage, { entries, index: 2 });
    const kept = readKeptThemes(storage);
    expect(queriesOf(kept)).toEqual(queriesOf(entries));
    const about = (all: readonly ThemeEntry[]) =>
      all.map(({ madeOf, builder, saved, isEdited }) => ({ madeOf, builder, saved, isEdited }));
    expect(about(kept)).toEqual(about(entries));
  });

  it('comes back without the steps that were undone', () => {
    const storage = createMemoryStore();
    const entries = [entryOf('0d9488'), entryOf('ff0000'), entryOf('00aa00')];
    keepTheme(storage, { entries, index: 1 });
    expect(queriesOf(readKeptThemes(storage))).toEqual(queriesOf(entries.slice(0, 2)));
  });

  it('comes back with twenty steps at most, the latest of them', () => {
    const storage = createMemoryStore();
    const entries = Array.from({ length: 30 }, (_, i) => entryOf(`0d94${(16 + i).toString(16)}`));
    keepTheme(storage, { entries, index: 29 });
    expect(queriesOf(readKeptThemes(storage))).toEqual(queriesOf(entries.slice(10)));
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
    expect(readKeptThemes(createMemoryStore({ [THEME_DRAFT_KEY]: kept }))).toEqual([]);
  });

  it('comes back without a step that cannot be read', () => {
    const storage = createMemoryStore();
    const entries = [entryOf('0d9488'), entryOf('ff0000')];
    keepTheme(storage, { entries, index: 1 });
    const kept = storage.read(THEME_DRAFT_KEY) as { readonly before: readonly object[] };
    storage.write(THEME_DRAFT_KEY, { ...kept, before: [{ query: 'h=' }, ...kept.before, null] });
    expect(queriesOf(readKeptThemes(storage))).toEqual(queriesOf(entries));
  });
});
