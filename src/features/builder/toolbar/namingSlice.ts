import { createSlice } from '@reduxjs/toolkit';

export type NamingState = {
  /** The field for the palette's name is open. */
  readonly isNaming: boolean;
};

const initialState: NamingState = { isNaming: false };

const namingSlice = createSlice({
  name: 'paletteNaming',
  initialState,
  reducers: {
    namingBegun: (): NamingState => ({ isNaming: true }),
    namingEnded: () => initialState,
  },
  selectors: {
    selectIsNaming: (state) => state.isNaming,
  },
});

export const { namingBegun, namingEnded } = namingSlice.actions;
export const { selectIsNaming } = namingSlice.selectors;
export const paletteNamingReducer = namingSlice.reducer;
