import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Palette } from '../../color/types';
import type { KnownDetails } from '../../domain/paletteDetails';
import type { SavedPlace } from '../../domain/savedPalette';
import type { Opened } from '../../palette/builderTarget';
import {
  changeEntry,
  commitEntry,
  dropEntries,
  limitHistory,
  showEntry,
  type History,
} from '../../palette/history';
import type { PaletteDocument } from '../../palette/palette';
import { renameColorSteps, renameSteps } from '../../palette/renameSteps';
import { plainReducer } from '../plainReducer';

/** The palette and selection a panel computed its results from. */
export type PanelSource = Pick<PaletteDocument, 'colors' | 'locked'> & { readonly selected: number };

/** The panel that made an entry, and its input: it keeps showing the other results until something else changes. */
export type Origin = { readonly panelId: string; readonly source: PanelSource };

const NO_COLORS: Palette = [];

/** One step of the history. */
export type HistoryEntry = PaletteDocument & {
  /** Undefined when no panel made it, and after a reload. */
  readonly origin?: Origin | undefined;
  /** Dropped neither by the history limit nor by a new step after going back. */
  readonly isPinned?: boolean | undefined;
};

export type HistoryState = History<HistoryEntry> & {
  /** False until the stored history has been read once. Nothing is written before that. */
  readonly isRestored: boolean;
};

/** A palette that becomes the current one, with everything the reducers need. */
export type Commit = Opened & {
  readonly entry: HistoryEntry;
  /** The plan's history limit; the reducer has no access to the plan. */
  readonly limit: number;
  /** The swatch to select in the new palette; the first by default. */
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
    /** Goes to any step, by its index. */
    wentTo: (state, { payload: index }: PayloadAction<number>): HistoryState =>
      showEntry<HistoryState>(state, index),
    /** A lock restricts the next change. It changes no color, so it adds no step. */
    lockToggled: plainReducer((state: HistoryState, index: number): HistoryState => {
      const locked = state.entries[state.index]?.locked ?? [];
      return index in locked ? changeEntry(state, { locked: locked.with(index, !locked[index]) }) : state;
    }),
    /** Pins or unpins the entry at an index. */
    pinToggled: (state, { payload: place }: PayloadAction<number>) => {
      const entry = state.entries[place];
      if (entry) entry.isPinned = entry.isPinned !== true;
    },
    paletteRenamed: plainReducer((state: HistoryState, name: string | null) => renameSteps(state, name)),
    /** Names the color at an index of the current palette; null restores the name of its value. */
    colorNamed: plainReducer(
      (state: HistoryState, { index, name }: { readonly index: number; readonly name: string | null }) =>
        renameColorSteps(state, index, name),
    ),
    /** The current palette has been saved to a project, under this name. */
    paletteMarkedSaved: plainReducer(
      (
        state: HistoryState,
        saved: KnownDetails & Required<Pick<PaletteDocument, 'saved'>> & { readonly name: string },
      ) => changeEntry(state, saved),
    ),
    /** A saved palette is in this project now, for every step that has its place. */
    placeMoved: plainReducer((state: HistoryState, saved: SavedPlace): HistoryState => {
      const isMoved = ({ saved: place }: HistoryEntry): boolean =>
        place?.id === saved.id && place.projectId !== saved.projectId;
      if (!state.entries.some(isMoved)) return state;
      return {
        ...state,
        entries: state.entries.map((entry) => (isMoved(entry) ? { ...entry, saved } : entry)),
      };
    }),
    /** These saved palettes are not for whoever is here now; `instead` is shown where nothing else is left. */
    savedStepsDropped: plainReducer(
      (
        state: HistoryState,
        { ids, instead }: { readonly ids: readonly string[]; readonly instead: HistoryEntry },
      ): HistoryState => {
        const isSaved = ({ saved }: HistoryEntry): boolean => saved !== undefined && ids.includes(saved.id);
        // Steps from before a palette was saved have its name already.
        const names = new Set(state.entries.filter(isSaved).map(({ name }) => name));
        names.delete(null);
        return dropEntries(state, (entry) => isSaved(entry) || names.has(entry.name), instead);
      },
    ),
    /** `kept` is null when nothing was stored, or nothing valid. */
    historyRestored: (
      state,
      { payload: kept }: PayloadAction<History<HistoryEntry> | null>,
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
  pinToggled,
  paletteRenamed,
  colorNamed,
  paletteMarkedSaved,
  placeMoved,
  savedStepsDropped,
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
