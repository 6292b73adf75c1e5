import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Adjustment } from '../../../color/generate/adjustments';
import { canChange, type Flags } from '../../../color/generate/scope';
import type { Palette } from '../../../color/types';
import { lockToggled } from '../../../state/palette/historySlice';

/** A random adjustment that is shown but not yet accepted or discarded. */
export type AdjustmentPreview = {
  /** The original palette. The adjusted one is recomputed from it whenever a flag changes. */
  readonly colors: Palette;
  /** The palette's locks, kept in sync. */
  readonly locked: Flags;
  /** The colors that take part, one flag per color. */
  readonly active: Flags;
  readonly adjustments: readonly Adjustment[];
  /** Free adjustments left; null for signed-in users. */
  readonly freeLeft: number | null;
};

export type AdjustmentState = {
  readonly preview: AdjustmentPreview | null;
  /** The session is being loaded. Closing the preview cancels it. */
  readonly isPreparing: boolean;
};

const initialState: AdjustmentState = { preview: null, isPreparing: false };

const flipped = (flags: Flags, index: number): Flags =>
  index in flags ? flags.with(index, !flags[index]) : flags;

/** Toggles the flag of one color. Null if no color is left to change. */
const withFlag = (state: AdjustmentState, flag: 'active' | 'locked', index: number): AdjustmentState => {
  if (!state.preview) return state;
  const preview = { ...state.preview, [flag]: flipped(state.preview[flag], index) };
  return preview.colors.some((_, place) => canChange(preview, place)) ? { ...state, preview } : initialState;
};

const adjustmentSlice = createSlice({
  name: 'randomAdjustment',
  initialState,
  reducers: {
    adjustmentRequested: (state): AdjustmentState => ({ ...state, isPreparing: true }),
    /** `null` keeps the previous preview. */
    adjustmentAnswered: (
      { preview },
      { payload }: PayloadAction<AdjustmentPreview | null>,
    ): AdjustmentState => ({ preview: payload ?? preview, isPreparing: false }),
    colorToggled: (state, { payload: index }: PayloadAction<number>): AdjustmentState =>
      withFlag(state, 'active', index),
    previewClosed: (): AdjustmentState => initialState,
  },
  extraReducers: (builder) => {
    builder.addCase(lockToggled, (state, { payload: index }) => withFlag(state, 'locked', index));
  },
  selectors: {
    selectPreview: (state) => state.preview,
    selectIsPreviewing: (state) => state.preview !== null,
    selectIsPreparing: (state) => state.isPreparing,
  },
});

export const { adjustmentRequested, adjustmentAnswered, colorToggled, previewClosed } =
  adjustmentSlice.actions;
export const { selectPreview, selectIsPreviewing, selectIsPreparing } = adjustmentSlice.selectors;
export const randomAdjustmentReducer = adjustmentSlice.reducer;
