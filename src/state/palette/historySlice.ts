import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Palette } from '../../color/types';
import type { KnownDetails } from '../../domain/paletteDetails';
import { changeEntry, commitEntry, limitHistory, showEntry, type History } from '../../palette/history';
import type { NamedPalette } from '../../palette/namedPalette';
import type { PaletteDocument } from '../../palette/palette';
import { sameNamedPalette } from '../../palette/samePalette';
import { plainReducer } from '../plainReducer';

/** What a panel was looking at when it made a palette. */
export type PanelSource = Pick<PaletteDocument, 'colors' | 'locked'> & { readonly selected: number };

/** The panel that made an entry, and from what: it goes on showing the other results until something else changes. */
export type Origin = { readonly panelId: string; readonly source: PanelSource };

const NO_COLORS: Palette = [];

/** One step of the history. */
export type HistoryEntry = PaletteDocument & {
  /** None where no panel made it, and after a reload. */
  readonly origin?: Origin | undefined;
  /** As it was when it was saved last; goes along with what it is edited into. */
  readonly kept?: NamedPalette | undefined;
  /** Neither the limit nor a step from an earlier one drops it. */
  readonly isPinned?: boolean | undefined;
};

export type HistoryState = History<HistoryEntry> & {
  /** False until the kept history has been read once. Nothing is written before that. */
  readonly isRestored: boolean;
};

/** A palette that becomes the current one, with everything the reducers need to know about it. */
export type Commit = {
  readonly entry: HistoryEntry;
  /** How many entries the plan allows. The reducer cannot see the plan, and must not guess it. */
  readonly limit: number;
  /** The swatch to select in the new palette; the first when left out. */
  readonly selected?: number;
};

const initialState: HistoryState = { entries: [], index: -1, isRestored: false };

const historySlice = createSlice({
  name: 'paletteHistory',
  initialState,
  reducers: {
    paletteCommitted: plainReducer((state: HistoryState, { entry, limit }: Commit) =>
      commitEntry(state, entry, limit),
    ),
    historyLimited: plainReducer((state: HistoryState, limit: number) => limitHistory(state, limit)),
    wentBack: (state): HistoryState => showEntry<HistoryState>(state, state.index - 1),
    wentForward: (state): HistoryState => showEntry<HistoryState>(state, state.index + 1),
    /** To any step, by its index. */
    wentTo: (state, { payload: index }: PayloadAction<number>): HistoryState =>
      showEntry<HistoryState>(state, index),
    /** A lock says what the next change may touch. It changes no color, so it is no step. */
    lockToggled: plainReducer((state: HistoryState, index: number): HistoryState => {
      const locked = state.entries[state.index]?.locked ?? [];
      return index in locked ? changeEntry(state, { locked: locked.with(index, !locked[index]) }) : state;
    }),
    /** Pins the entry at an index, or lets it go. */
    pinToggled: (state, { payload: place }: PayloadAction<number>) => {
      const entry = state.entries[place];
      if (entry) entry.isPinned = entry.isPinned !== true;
    },
    paletteRenamed: plainReducer((state: HistoryState, name: string | null) => changeEntry(state, { name })),
    /** The color of the palette on show at an index is called so; null for the name of its value. */
    colorNamed: plainReducer(
      (state: HistoryState, { index, name }: { readonly index: number; readonly name: string | null }) => {
        const colors = state.entries[state.index]?.colors ?? NO_COLORS;
        const color = colors[index];
        if (!color) return state;
        const { rgb, hsl } = color;
        return changeEntry(state, {
          colors: colors.with(index, name === null ? { rgb, hsl } : { rgb, hsl, name }),
        });
      },
    ),
    /** The palette on show is kept in a project now, under this name. */
    paletteMarkedSaved: plainReducer(
      (
        state: HistoryState,
        saved: KnownDetails & Required<Pick<PaletteDocument, 'saved'>> & { readonly name: string },
      ) =>
        changeEntry(state, {
          ...saved,
          kept: { name: saved.name, colors: state.entries[state.index]?.colors ?? NO_COLORS },
        }),
    ),
    /** `kept` is null when there was nothing to read, or nothing that could be trusted. */
    historyRestored: (
      state,
      { payload: kept }: PayloadAction<History<HistoryEntry> | null>,
    ): HistoryState => ({ ...state, ...kept, isRestored: true }),
  },
  selectors: {
    selectHistory: (state) => state,
    selectEntry: (state) => state.entries[state.index],
    selectColors: (state) => state.entries[state.index]?.colors ?? NO_COLORS,
    /** Whether what is on show is what was saved: no color and no name, of it or of a color, has changed since. */
    selectIsSaved: (state) => {
      const { colors, name, kept } = state.entries[state.index] ?? {};
      return (
        colors !== undefined &&
        kept !== undefined &&
        kept.name === name &&
        sameNamedPalette(kept.colors, colors)
      );
    },
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
  pinToggled,
  paletteRenamed,
  colorNamed,
  paletteMarkedSaved,
  historyRestored,
} = historySlice.actions;
export const {
  selectHistory,
  selectEntry,
  selectColors,
  selectIsSaved,
  selectColorCount,
  selectCanGoBack,
  selectCanGoForward,
} = historySlice.selectors;
export const paletteHistoryReducer = historySlice.reducer;
