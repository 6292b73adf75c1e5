import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Palette } from '../../../color/types';

/** One step of the history. The name comes from a link and stays while the palette is only edited. */
export type HistoryEntry = { readonly colors: Palette; readonly name: string | null };

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
  /** The swatch to select in the new palette; the first when left out. */
  readonly selected?: number;
};

const initialState: HistoryState = { entries: [], index: -1, isRestored: false };

const historySlice = createSlice({
  name: 'paletteHistory',
  initialState,
  reducers: {
    paletteCommitted: (state, { payload }: PayloadAction<Commit>): HistoryState => {
      const entry: HistoryEntry = { colors: payload.palette, name: payload.name ?? null };
      const entries = [...state.entries.slice(0, state.index + 1), entry].slice(-payload.limit);
      return { ...state, entries, index: entries.length - 1 };
    },
    wentBack: (state): HistoryState => (state.index > 0 ? { ...state, index: state.index - 1 } : state),
    wentForward: (state): HistoryState =>
      state.index < state.entries.length - 1 ? { ...state, index: state.index + 1 } : state,
    /** `kept` is null when there was nothing to read, or nothing that could be trusted. */
    historyRestored: (
      state,
      { payload: kept }: PayloadAction<Pick<HistoryState, 'entries' | 'index'> | null>,
    ): HistoryState => ({ ...state, ...kept, isRestored: true }),
  },
  selectors: {
    selectHistory: (state) => state,
    selectEntry: (state) => state.entries[state.index],
    selectColorCount: (state) => state.entries[state.index]?.colors.length ?? 0,
    selectCanGoBack: (state) => state.index > 0,
    selectCanGoForward: (state) => state.index < state.entries.length - 1,
  },
});

export const { paletteCommitted, wentBack, wentForward, historyRestored } = historySlice.actions;
export const { selectHistory, selectEntry, selectColorCount, selectCanGoBack, selectCanGoForward } =
  historySlice.selectors;
export const paletteHistoryReducer = historySlice.reducer;
