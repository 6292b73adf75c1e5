import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SavedPlace } from '../../domain/savedPalette';
import { commitEntry, dropEntries, showEntry, type History } from '../../palette/history';
import type { Theme } from '../../theme/theme';
import { paletteSaved } from '../palette/paletteSaved';
import { plainReducer } from '../plainReducer';
import { paletteKey } from './paletteKey';

/** Enough for a long editing session; a theme is a few hundred bytes. */
const STEPS_KEPT = 100;

/** One step of the history of themes. */
export type ThemeEntry = {
  readonly theme: Theme;
  /** Link of the palette it was made of; null if it was opened by its own address. */
  readonly madeOf: string | null;
  /** Link of the builder's palette at that time: while the builder has the same one, the page keeps the theme. */
  readonly builder: string;
  /** Something was set by hand: only then is there anything to lose. */
  readonly isEdited: boolean;
  /** Made by an edit of the step before it. */
  readonly continues?: boolean | undefined;
  /** Where its palette is saved; undefined if it is not. */
  readonly saved?: SavedPlace;
};

export type ThemeState = History<ThemeEntry> & {
  /** The control being dragged, or held down on the keyboard: its changes are one step. */
  readonly gesture: string | null;
  /** The query of the theme that is being saved from its page. */
  readonly saving: string | null;
};

const initialState: ThemeState = { entries: [], index: -1, gesture: null, saving: null };

/** The steps of the current theme, from its opening to its last edit, are saved here. */
const markSaved = (state: ThemeState, saved: SavedPlace): ThemeState => {
  const { entries, index } = state;
  const opening = entries.findLastIndex(({ continues }, place) => place <= index && continues !== true);
  const next = entries.findIndex(({ continues }, place) => place > index && continues !== true);
  const end = next === -1 ? entries.length : next;
  const isMarked = ({ saved: known }: ThemeEntry, place: number): boolean =>
    place === index || (place >= opening && place < end && !known);
  return {
    ...state,
    entries: entries.map((entry, place) =>
      isMarked(entry, place) ? Object.assign({}, entry, { saved }) : entry,
    ),
  };
};

/** Themes made of a palette that had no place yet belong to it where it is saved now. */
const placeThemes = (state: ThemeState, key: string, saved: SavedPlace): ThemeState => {
  const isPlaced = (entry: ThemeEntry): boolean => entry.madeOf === key && !entry.saved;
  if (!state.entries.some(isPlaced)) return state;
  return {
    ...state,
    entries: state.entries.map((entry) => (isPlaced(entry) ? Object.assign({}, entry, { saved }) : entry)),
  };
};

const themeSlice = createSlice({
  name: 'theme',
  initialState,
  reducers: {
    themeOpened: plainReducer((state: ThemeState, entry: ThemeEntry): ThemeState => ({
      ...commitEntry(state, { ...entry, continues: undefined }, STEPS_KEPT),
      gesture: null,
    })),
    /** The theme stored on this device, with the steps before it, oldest first. */
    themesRestored: plainReducer((state: ThemeState, kept: readonly ThemeEntry[]): ThemeState => ({
      ...state,
      entries: kept,
      index: kept.length - 1,
    })),
    themeSaveAsked: (state, { payload: saving }: PayloadAction<string>): ThemeState => ({ ...state, saving }),
    themeChanged: plainReducer(
      (
        state: ThemeState,
        { theme, gesture = null }: { readonly theme: Theme; readonly gesture?: string | null },
      ): ThemeState => {
        const current = state.entries[state.index];
        if (!current) return state;
        const entry = { ...current, theme, isEdited: true };
        return gesture !== null && gesture === state.gesture
          ? { ...state, entries: state.entries.with(state.index, entry) }
          : { ...commitEntry(state, { ...entry, continues: true }, STEPS_KEPT), gesture };
      },
    ),
    /** The others are not for whoever is here now; `instead` is shown where none is left. */
    savedThemesDropped: plainReducer(
      (
        state: ThemeState,
        { left, instead }: { readonly left: readonly ThemeEntry[]; readonly instead: ThemeEntry },
      ): ThemeState => ({
        ...dropEntries(state, (entry) => !left.includes(entry), instead),
        gesture: null,
        saving: null,
      }),
    ),
    gestureEnded: (state): ThemeState => (state.gesture === null ? state : { ...state, gesture: null }),
    themeUndone: (state): ThemeState => ({ ...showEntry<ThemeState>(state, state.index - 1), gesture: null }),
    themeRedone: (state): ThemeState => ({ ...showEntry<ThemeState>(state, state.index + 1), gesture: null }),
  },
  extraReducers: (build) => {
    build.addCase(paletteSaved, (state, { payload: { id, projectId, colors, theme } }): ThemeState => {
      const saved = { id, projectId };
      if (typeof theme !== 'string') return placeThemes(state, paletteKey(colors), saved);
      // Only for the current theme, not for another one that was saved elsewhere.
      return state.saving === theme ? { ...markSaved(state, saved), saving: null } : state;
    });
  },
  selectors: {
    selectThemeHistory: (state) => state,
    selectThemeEntry: (state) => state.entries[state.index],
    selectIsThemeDragged: (state) => state.gesture !== null,
    selectCanUndoTheme: (state) => state.index > 0,
    selectCanRedoTheme: (state) => state.index < state.entries.length - 1,
  },
});

export const {
  themeOpened,
  themesRestored,
  themeSaveAsked,
  themeChanged,
  savedThemesDropped,
  gestureEnded,
  themeUndone,
  themeRedone,
} = themeSlice.actions;
export const {
  selectThemeHistory,
  selectThemeEntry,
  selectIsThemeDragged,
  selectCanUndoTheme,
  selectCanRedoTheme,
} = themeSlice.selectors;
export const themeReducer = themeSlice.reducer;
