import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../../../state/services';
import type { selectPlan } from '../../../state/sessionSlice';
import type { HistoryState } from './historySlice';
import type { SelectionState } from './selectionSlice';

/** The part of the store that the builder reads. */
export type BuilderState = Parameters<typeof selectPlan>[0] & {
  readonly paletteHistory: HistoryState;
  readonly paletteSelection: SelectionState;
};

export type BuilderThunk<Result> = ThunkAction<Result, BuilderState, Services, UnknownAction>;
