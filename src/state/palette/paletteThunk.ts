import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../services';
import type { selectPlan } from '../session/sessionSlice';
import type { HistoryState } from './historySlice';
import type { SavedCopiesState } from './savedCopiesSlice';
import type { SelectionState } from './selectionSlice';

/** The part of the store that holds the current palette. */
export type PaletteState = Parameters<typeof selectPlan>[0] & {
  readonly paletteHistory: HistoryState;
  readonly paletteSelection: SelectionState;
  readonly savedCopies: SavedCopiesState;
};

export type PaletteThunk<Result> = ThunkAction<Result, PaletteState, Services, UnknownAction>;
