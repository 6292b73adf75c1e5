import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AskedPanelState = {
  /** The panel that is to come into view; null once it has. */
  readonly id: string | null;
  /** Which panels were opened and which were closed, where they fold. */
  readonly folds: Readonly<Record<string, boolean>>;
};

const initialState: AskedPanelState = { id: null, folds: {} };

const askedPanelSlice = createSlice({
  name: 'askedPanel',
  initialState,
  reducers: {
    /** What is asked for is to be seen, not its header alone. */
    panelAsked: ({ folds }, { payload: id }: PayloadAction<string>): AskedPanelState => ({
      id,
      folds: { ...folds, [id]: true },
    }),
    panelShown: (state): AskedPanelState => ({ ...state, id: null }),
    panelFolded: (
      state,
      { payload: { id, isOpen } }: PayloadAction<{ readonly id: string; readonly isOpen: boolean }>,
    ): AskedPanelState => ({ ...state, folds: { ...state.folds, [id]: isOpen } }),
  },
  selectors: {
    selectAskedPanel: ({ id }) => id,
    selectFolds: ({ folds }) => folds,
  },
});

export const { panelAsked, panelFolded, panelShown } = askedPanelSlice.actions;
export const { selectAskedPanel, selectFolds } = askedPanelSlice.selectors;
export const askedPanelReducer = askedPanelSlice.reducer;
