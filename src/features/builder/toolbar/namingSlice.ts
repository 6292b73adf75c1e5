import { createSlice } from '@reduxjs/toolkit';
import { pageLeft } from '../../../state/dialogsSlice';

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
  // A field that goes with its page is not left by anybody.
  extraReducers: (builder) => builder.addCase(pageLeft, () => initialState),
  selectors: {
    selectIsNaming: (state) => state.isNaming,
  },
});

export const { namingBegun, namingEnded } = namingSlice.actions;
export const { selectIsNaming } = namingSlice.selectors;
export const paletteNamingReducer = namingSlice.reducer;
