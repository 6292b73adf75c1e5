import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AskedPanelState = {
  /** The panel that is to come into view; null once it has. */
  readonly id: string | null;
};

const initialState: AskedPanelState = { id: null };

const askedPanelSlice = createSlice({
  name: 'askedPanel',
  initialState,
  reducers: {
    panelAsked: (_, { payload: id }: PayloadAction<string>): AskedPanelState => ({ id }),
    panelShown: () => initialState,
  },
  selectors: {
    selectAskedPanel: ({ id }) => id,
  },
});

export const { panelAsked, panelShown } = askedPanelSlice.actions;
export const { selectAskedPanel } = askedPanelSlice.selectors;
export const askedPanelReducer = askedPanelSlice.reducer;
