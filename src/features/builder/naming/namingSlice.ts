import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { pageLeft } from '../../../state/dialogsSlice';

type Named = 'palette' | 'color';

export type NamingState = {
  /** What the open field names: the palette, or its selected color; null while none is open. */
  readonly named: Named | null;
};

const initialState: NamingState = { named: null };

const namingSlice = createSlice({
  name: 'paletteNaming',
  initialState,
  reducers: {
    namingBegun: (_, { payload: named }: PayloadAction<Named>): NamingState => ({ named }),
    namingEnded: () => initialState,
  },
  // A field that unmounts with its page gets no blur.
  extraReducers: (builder) => builder.addCase(pageLeft, () => initialState),
  selectors: {
    selectIsNamingPalette: ({ named }) => named === 'palette',
    selectIsNamingColor: ({ named }) => named === 'color',
  },
});

export const { namingBegun, namingEnded } = namingSlice.actions;
export const { selectIsNamingPalette, selectIsNamingColor } = namingSlice.selectors;
export const paletteNamingReducer = namingSlice.reducer;
