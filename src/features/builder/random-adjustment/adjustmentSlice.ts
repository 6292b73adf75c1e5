import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Adjustment } from '../../../color/generate/adjustments';
import { canChange, type Flags } from '../../../color/generate/scope';
import type { Palette } from '../../../color/types';
import { lockToggled } from '../../../state/palette/historySlice';

/** A random adjustment that is shown, and neither accepted nor discarded yet. */
export type AdjustmentPreview = {
  /** The palette it was made from. The adjusted one is made from it again whenever a flag changes. */
  readonly colors: Palette;
  /** The palette's locks; they follow it. */
  readonly locked: Flags;
  /** Which colors take part, one flag per color. */
  readonly active: Flags;
  readonly adjustments: readonly Adjustment[];
  /** What is left of the free adjustments; null where somebody has signed in. */
  readonly freeLeft: number | null;
};

export type AdjustmentState = {
  readonly preview: AdjustmentPreview | null;
  /** The session is being looked up. Closing the preview calls that off. */
  readonly isPreparing: boolean;
};

const initialState: AdjustmentState = { preview: null, isPreparing: false };

const flipped = (flags: Flags, index: number): Flags =>
  index in flags ? flags.with(index, !flags[index]) : flags;

/** With the flag of one color turned over. A preview in which no color may change any more is none. */
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
    /** `null` leaves the preview there was. */
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
