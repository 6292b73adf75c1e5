import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Color, Palette } from '../../color/types';
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
import { toggleLockSteps } from '../../palette/lockSteps';
import type { PaletteDocument } from '../../palette/palette';
import { samePalette } from '../../palette/samePalette';
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

/** A given name; null takes it away. */
type Named = { readonly name: string | null } & Pick<Commit, 'limit'>;

const called = ({ rgb, hsl }: Color, name: string | null): Color =>
  name === null ? { rgb, hsl } : { rgb, hsl, name };

/** Adds a step that differs from the current one in this alone. A pin applies to the pinned step only. */
const goOnWith = (state: HistoryState, change: Partial<PaletteDocument>, limit: number): HistoryState => {
  const current = state.entries[state.index];
  return current ? commitEntry(state, { ...current, ...change, isPinned: undefined }, limit) : state;
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
    /** A lock restricts the next change. It changes no color, so it adds no step, and undo leaves it. */
    lockToggled: plainReducer((state: HistoryState, index: number) => toggleLockSteps(state, index)),
    /** Pins or unpins the entry at an index. */
    pinToggled: (state, { payload: place }: PayloadAction<number>) => {
      const entry = state.entries[place];
      if (entry) entry.isPinned = entry.isPinned !== true;
    },
    /** The palette goes on under this name, in a step of its own; the selected color stays selected. */
    paletteRenamed: plainReducer((state: HistoryState, { name, limit }: Named) =>
      goOnWith(state, { name }, limit),
    ),
    /** Names the color at an index of the current palette, likewise; null restores the name of its value. */
    colorNamed: plainReducer(
      (state: HistoryState, { index, name, limit }: Named & { readonly index: number }): HistoryState => {
        const colors = state.entries[state.index]?.colors ?? NO_COLORS;
        const color = colors[index];
        return color ? goOnWith(state, { colors: colors.with(index, called(color, name)) }, limit) : state;
      },
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
        const gone = state.entries.filter(isSaved);
        // Steps from before a palette was saved have its name already, and those from before it was named its colors.
        const isOf = (entry: HistoryEntry): boolean =>
          gone.some(
            ({ name, colors }) => (name !== null && name === entry.name) || samePalette(colors, entry.colors),
          );
        return dropEntries(state, isOf, instead);
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
