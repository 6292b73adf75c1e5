import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { historyRestored, paletteCommitted, wentBack, wentForward } from './historySlice';

export type SelectionState = {
  /** Position of the selected swatch in the current palette. */
  readonly index: number;
};

const initialState: SelectionState = { index: 0 };

const selectionSlice = createSlice({
  name: 'paletteSelection',
  initialState,
  reducers: {
    swatchSelected: (_, { payload }: PayloadAction<number>): SelectionState => ({ index: payload }),
  },
  extraReducers: (builder) => {
    // A whole new palette starts at its first swatch; an edit says which one stays selected.
    builder
      .addCase(paletteCommitted, (_, { payload }) => ({ index: payload.selected ?? 0 }))
      .addCase(wentBack, () => initialState)
      .addCase(wentForward, () => initialState)
      .addCase(historyRestored, () => initialState);
  },
  selectors: {
    selectSelectedIndex: (state) => state.index,
  },
});

export const { swatchSelected } = selectionSlice.actions;
export const { selectSelectedIndex } = selectionSlice.selectors;
export const paletteSelectionReducer = selectionSlice.reducer;
