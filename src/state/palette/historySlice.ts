import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Flags } from '../../color/generate/scope';
import type { Palette } from '../../color/types';
import type { SavedPlace } from '../../domain/savedPalette';
import { plainReducer } from '../plainReducer';

/** What a panel was looking at when it made a palette. */
export type PanelSource = {
  readonly colors: Palette;
  readonly locked: Flags;
  readonly selected: number;
};

/** The panel that made an entry, and from what: it goes on showing the other results until something else changes. */
export type Origin = { readonly panelId: string; readonly source: PanelSource };

const NO_COLORS: Palette = [];

/** One step of the history. The name comes from a link or the user and stays while the palette is only edited. */
export type HistoryEntry = {
  readonly colors: Palette;
  readonly name: string | null;
  /** One flag per color. */
  readonly locked: Flags;
  readonly origin: Origin | null;
  /** Left out where it is in no project. Like the name, it stays while the palette is only edited. */
  readonly saved?: SavedPlace;
};

export type HistoryState = {
  readonly entries: readonly HistoryEntry[];
  /** The entry on show; −1 while there is none. */
  readonly index: number;
  /** False until the kept history has been read once. Nothing is written before that. */
  readonly isRestored: boolean;
};

/** A palette that becomes the current one, with everything the reducers need to know about it. */
export type Commit = {
  readonly palette: Palette;
  /** How many entries the plan allows. The reducer cannot see the plan, and must not guess it. */
  readonly limit: number;
  readonly name?: string | null;
  /** None when left out. */
  readonly locked?: Flags;
  readonly origin?: Origin | null;
  /** Left out, that of the palette before it where the name has stayed; null is none. */
  readonly saved?: SavedPlace | null;
  /** The swatch to select in the new palette; the first when left out. */
  readonly selected?: number;
};

const initialState: HistoryState = { entries: [], index: -1, isRestored: false };

/** The entry on show with a change that is no step of its own. */
const withCurrent = (state: HistoryState, change: Partial<HistoryEntry>): HistoryState => {
  const current = state.entries[state.index];
  return current ? { ...state, entries: state.entries.with(state.index, { ...current, ...change }) } : state;
};

/** Where a new step is saved, if anywhere: an edit of a saved palette is still that palette. */
const placeOf = (
  { saved, name = null }: Commit,
  before: HistoryEntry | undefined,
): Pick<HistoryEntry, 'saved'> => {
  const followed = name !== null && name === before?.name ? before.saved : undefined;
  const place = saved === undefined ? followed : saved;
  return place ? { saved: place } : {};
};

const historySlice = createSlice({
  name: 'paletteHistory',
  initialState,
  reducers: {
    paletteCommitted: plainReducer((state: HistoryState, commit: Commit): HistoryState => {
      const { palette, limit, name = null, locked = [], origin = null } = commit;
      const flags = palette.map((_, i) => locked[i] === true);
      const place = placeOf(commit, state.entries[state.index]);
      const entry: HistoryEntry = { colors: palette, name, locked: flags, origin, ...place };
      const entries = [...state.entries.slice(0, state.index + 1), entry].slice(-limit);
      return { ...state, entries, index: entries.length - 1 };
    }),
    /** Cut to its last entries; the one on show survives. */
    historyLimited: plainReducer((state: HistoryState, limit: number): HistoryState => {
      const start = Math.min(Math.max(state.entries.length - limit, 0), Math.max(state.index, 0));
      if (state.entries.length <= limit) return state;
      return { ...state, entries: state.entries.slice(start, start + limit), index: state.index - start };
    }),
    wentBack: (state): HistoryState => (state.index > 0 ? { ...state, index: state.index - 1 } : state),
    wentForward: (state): HistoryState =>
      state.index < state.entries.length - 1 ? { ...state, index: state.index + 1 } : state,
    /** To any step, by its index. */
    wentTo: (state, { payload: index }: PayloadAction<number>): HistoryState =>
      state.entries[index] ? { ...state, index } : state,
    /** A lock says what the next change may touch. It changes no color, so it is no step. */
    lockToggled: plainReducer((state: HistoryState, index: number): HistoryState => {
      const locked = state.entries[state.index]?.locked ?? [];
      return index in locked ? withCurrent(state, { locked: locked.with(index, !locked[index]) }) : state;
    }),
    paletteRenamed: plainReducer((state: HistoryState, name: string | null) => withCurrent(state, { name })),
    /** The palette on show is kept in a project now, under this name. */
    paletteKept: plainReducer(
      (state: HistoryState, kept: { readonly name: string; readonly saved: SavedPlace }): HistoryState =>
        withCurrent(state, kept),
    ),
    /** `kept` is null when there was nothing to read, or nothing that could be trusted. */
    historyRestored: (
      state,
      { payload: kept }: PayloadAction<Pick<HistoryState, 'entries' | 'index'> | null>,
    ): HistoryState => ({ ...state, ...kept, isRestored: true }),
  },
  selectors: {
    selectHistory: (state) => state,
    selectEntry: (state) => state.entries[state.index],
    selectColors: (state) => state.entries[state.index]?.colors ?? NO_COLORS,
    selectColorCount: (state) => state.entries[state.index]?.colors.length ?? 0,
    selectCanGoBack: (state) => state.index > 0,
    selectCanGoForward: (state) => state.index < state.entries.length - 1,
  },
});

export const {
  paletteCommitted,
  historyLimited,
  wentBack,
  wentForward,
  wentTo,
  lockToggled,
  paletteRenamed,
  paletteKept,
  historyRestored,
} = historySlice.actions;
export const {
  selectHistory,
  selectEntry,
  selectColors,
  selectColorCount,
  selectCanGoBack,
  selectCanGoForward,
} = historySlice.selectors;
export const paletteHistoryReducer = historySlice.reducer;
