import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  historyRestored,
  paletteCommitted,
  savedStepsDropped,
  wentBack,
  wentForward,
  wentTo,
} from './historySlice';

export type SelectionState = {
  /** Position of the selected swatch in the current palette. */
  readonly index: number;
  /** The user has selected a swatch since the palette was opened. */
  readonly isChosen: boolean;
  /** A new value is being typed in place of the swatch's hex. */
  readonly isTyping: boolean;
};

const initialState: SelectionState = { index: 0, isChosen: false, isTyping: false };

const selectionSlice = createSlice({
  name: 'paletteSelection',
  initialState,
  reducers: {
    swatchSelected: (_, { payload }: PayloadAction<number>): SelectionState => ({
      index: payload,
      isChosen: true,
      isTyping: false,
    }),
    typingBegun: (state): SelectionState => ({ ...state, isTyping: true }),
    typingEnded: (state): SelectionState => ({ ...state, isTyping: false }),
  },
  extraReducers: (builder) => {
    // A new palette starts at its first swatch; an edit says which one stays selected.
    builder
      .addCase(paletteCommitted, (_, { payload }) => ({ ...initialState, index: payload.selected ?? 0 }))
      .addCase(wentBack, () => initialState)
      .addCase(wentForward, () => initialState)
      .addCase(wentTo, () => initialState)
      .addCase(savedStepsDropped, () => initialState)
      .addCase(historyRestored, () => initialState);
  },
  selectors: {
    selectSelectedIndex: (state) => state.index,
    selectIsChosen: (state) => state.isChosen,
    selectIsTyping: (state) => state.isTyping,
  },
});

export const { swatchSelected, typingBegun, typingEnded } = selectionSlice.actions;
export const { selectSelectedIndex, selectIsChosen, selectIsTyping } = selectionSlice.selectors;
export const paletteSelectionReducer = selectionSlice.reducer;
