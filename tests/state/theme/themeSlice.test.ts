import { describe, expect, it } from 'vitest';

import { colorFromHex } from '../../../src/color/color';
import {
  gestureEnded,
  selectCanRedoTheme,
  selectCanUndoTheme,
  selectIsThemeDragged,
  selectThemeEntry,
  themeChanged,
  themeOpened,
  themeRedone,
  themeReducer,
  themeSaveAsked,
  themesRestored,
  themeUndone,
  type ThemeEntry,
} from '../../../src/state/theme/themeSlice';
import { paletteSaved } from '../../../src/state/palette/paletteSaved';
import type { Theme } from '../../../src/theme/theme';

type Action = Parameters<typeof themeReducer>[1];

/** The history only hands themes on: any value that is told from others stands for one. */
const themes = new Map<number, Theme>();
const theme = (number: number): Theme => {
  const one = themes.get(number) ?? ({ number } as unknown as Theme);
  themes.set(number, one);
  return one;
};
const entry = (number: number): ThemeEntry => ({
  theme: theme(number),
  madeOf: 'c=0d9488-f5f5f4',
  builder: 'c=0d9488-f5f5f4',
  isEdited: false,
});

const start = themeReducer(undefined, { type: 'none' });
const after = (...actions: readonly Action[]) => actions.reduce(themeReducer, start);
const opened = after(themeOpened(entry(0)));
const from = (state: typeof start, ...actions: readonly Action[]) => actions.reduce(themeReducer, state);
const numbers = ({ entries }: typeof start) =>
  entries.map((one) => (one.theme as unknown as { readonly number: number }).number);
const change = (number: number, gesture?: string) =>
  themeChanged({ theme: theme(number), ...(gesture !== undefined && { gesture }) });

describe('the history of themes', () => {
  it('is empty at first: there is nothing to change, to undo, or to drag', () => {
    expect(selectThemeEntry({ theme: start })).toBeUndefined();
    expect(from(start, change(1))).toBe(start);
    for (const selects of [selectCanUndoTheme, selectCanRedoTheme, selectIsThemeDragged])
      expect(selects({ theme: start })).toBe(false);
  });

  it('has one step for each change, which says that the theme was set by hand', () => {
    const state = from(opened, change(1), change(2));
    expect(numbers(state)).toEqual([0, 1, 2]);
    expect(selectThemeEntry({ theme: opened })).toEqual(entry(0));
    expect(selectThemeEntry({ theme: state })).toEqual({ ...entry(2), isEdited: true, continues: true });
  });

  it('goes back and forth, and stops at both ends', () => {
    const two = from(opened, change(1));
    expect([selectCanUndoTheme({ theme: two }), selectCanRedoTheme({ theme: two })]).toEqual([true, false]);
    const back = from(two, themeUndone());
    expect(selectThemeEntry({ theme: back })?.theme).toBe(theme(0));
    expect([selectCanUndoTheme({ theme: back }), selectCanRedoTheme({ theme: back })]).toEqual([false, true]);
    expect(from(back, themeUndone())).toEqual(back);
    expect(from(back, themeRedone())).toEqual(two);
    expect(from(two, themeRedone())).toEqual(two);
  });

  it('keeps a hundred steps, of changes and of themes that were opened', () => {
    const changed = from(opened, ...Array.from({ length: 150 }, (_, i) => change(i + 1)));
    expect(numbers(changed)).toEqual(Array.from({ length: 100 }, (_, i) => i + 51));
    const many = after(...Array.from({ length: 150 }, (_, i) => themeOpened(entry(i))));
    expect(numbers(many)).toEqual(Array.from({ length: 100 }, (_, i) => i + 50));
  });

  it('comes back with the draft of this device, the newest step on show', () => {
    const state = after(themesRestored([entry(1), entry(2), entry(3)]));
    expect([numbers(state), selectThemeEntry({ theme: state })?.theme]).toEqual([[1, 2, 3], theme(3)]);
  });
});

describe('a drag', () => {
  it('is one step, however many changes it has, until it ends', () => {
    const dragged = from(opened, change(1, 'tone 3'), change(2, 'tone 3'), change(3, 'tone 3'));
    expect(numbers(dragged)).toEqual([0, 3]);
    expect(selectIsThemeDragged({ theme: dragged })).toBe(true);
    const ended = from(dragged, gestureEnded());
    expect(selectIsThemeDragged({ theme: ended })).toBe(false);
    expect(numbers(from(ended, change(4, 'tone 3')))).toEqual([0, 3, 4]);
  });

  it('of something else is another step, and so is a change without one', () => {
    expect(numbers(from(opened, change(1, 'tone 3'), change(2, 'tone 4')))).toEqual([0, 1, 2]);
    const plain = from(opened, change(1, 'tone 3'), change(2));
    expect([numbers(plain), selectIsThemeDragged({ theme: plain })]).toEqual([[0, 1, 2], false]);
  });

  it.each([
    ['undone', themeUndone()],
    ['redone', themeRedone()],
    ['gone with another theme', themeOpened(entry(9))],
  ])('is over when a step is %s', (_, action) => {
    const dragged = from(opened, change(1, 'tone 3'));
    expect(selectIsThemeDragged({ theme: from(dragged, action) })).toBe(false);
  });

  it('that never was ends without a change', () => {
    expect(from(opened, gestureEnded())).toBe(opened);
  });
});

describe('a theme that is saved with its palette', () => {
  const saved = (query: string | null) =>
    paletteSaved({
      id: 'a',
      projectId: 'p1',
      name: 'Teal',
      colors: [colorFromHex('#0D9488'), colorFromHex('#F5F5F4')],
      theme: query,
    });
  const asked = from(opened, themeSaveAsked('h=teal'));

  it('knows from then on where that is, and is asked for no longer', () => {
    const state = from(asked, saved('h=teal'));
    expect(selectThemeEntry({ theme: state })).toEqual({ ...entry(0), saved: { id: 'a', projectId: 'p1' } });
    expect(from(state, saved('h=teal'))).toBe(state);
  });

  it('is known to be saved in all of its steps, and no other theme is', () => {
    const edited = from(
      start,
      themeOpened(entry(8)),
      themeOpened(entry(0)),
      change(1),
      change(2),
      themeUndone(),
    );
    const state = from(edited, themeSaveAsked('h=teal'), saved('h=teal'));
    expect(state.entries.map((one) => one.saved?.id)).toEqual([undefined, 'a', 'a', 'a']);
  });

  it('is not another one that is saved elsewhere meanwhile', () => {
    expect(from(asked, saved('h=red'))).toBe(asked);
    expect(from(opened, saved('h=teal'))).toBe(opened);
  });

  it('is saved where the palette is that it was made of, once that is saved without a theme', () => {
    const other = { ...entry(8), madeOf: 'c=ff0000-000000' };
    const elsewhere = { ...entry(9), saved: { id: 'b', projectId: 'p1' } };
    const state = from(start, themeOpened(other), themeOpened(elsewhere), themeOpened(entry(0)), change(1));
    const places = from(state, saved(null)).entries.map((one) => one.saved?.id);
    expect(places).toEqual([undefined, 'b', 'a', 'a']);
    expect(from(from(start, themeOpened(other)), saved(null)).entries[0]?.saved).toBeUndefined();
  });
});
