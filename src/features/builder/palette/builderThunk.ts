import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../../../state/services';
import type { selectPlan } from '../../../state/sessionSlice';
import type { AdjustmentState } from '../adjustment/adjustmentSlice';
import type { ExpandedState } from '../expanded/expandedSlice';
import type { MethodState } from '../generator/methodSlice';
import type { ShortcutState } from '../shortcuts/shortcutSlice';
import type { HistoryState } from './historySlice';
import type { SelectionState } from './selectionSlice';

/** The part of the store that the builder reads. */
export type BuilderState = Parameters<typeof selectPlan>[0] & {
  readonly generatorMethod: MethodState;
  readonly paletteExpanded: ExpandedState;
  readonly paletteHistory: HistoryState;
  readonly paletteSelection: SelectionState;
  readonly randomAdjustment: AdjustmentState;
  readonly shortcuts: ShortcutState;
};

export type BuilderThunk<Result> = ThunkAction<Result, BuilderState, Services, UnknownAction>;
