import { createSlice } from '@reduxjs/toolkit';

export type ExpandedState = {
  /** The strip and its toolbar fill the whole screen. */
  readonly isExpanded: boolean;
};

const initialState: ExpandedState = { isExpanded: false };

const expandedSlice = createSlice({
  name: 'paletteExpanded',
  initialState,
  reducers: {
    expandedToggled: ({ isExpanded }): ExpandedState => ({ isExpanded: !isExpanded }),
    collapsed: () => initialState,
  },
  selectors: {
    selectIsExpanded: (state) => state.isExpanded,
  },
});

export const { expandedToggled, collapsed } = expandedSlice.actions;
export const { selectIsExpanded } = expandedSlice.selectors;
export const paletteExpandedReducer = expandedSlice.reducer;
