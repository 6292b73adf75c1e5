import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type PanelsState = {
  /** The panel to scroll into view; null once done. */
  readonly id: string | null;
  /** The panels that were opened or closed by the user, where they are collapsible. */
  readonly folds: Readonly<Record<string, boolean>>;
};

const initialState: PanelsState = { id: null, folds: {} };

const panelsSlice = createSlice({
  name: 'panels',
  initialState,
  reducers: {
    /** A requested panel is also opened. */
    panelRequested: ({ folds }, { payload: id }: PayloadAction<string>): PanelsState => ({
      id,
      folds: { ...folds, [id]: true },
    }),
    panelShown: (state): PanelsState => ({ ...state, id: null }),
    panelFolded: (
      state,
      { payload: { id, isOpen } }: PayloadAction<{ readonly id: string; readonly isOpen: boolean }>,
    ): PanelsState => ({ ...state, folds: { ...state.folds, [id]: isOpen } }),
  },
  selectors: {
    selectRequestedPanel: ({ id }) => id,
    selectFolds: ({ folds }) => folds,
  },
});

export const { panelRequested, panelFolded, panelShown } = panelsSlice.actions;
export const { selectRequestedPanel, selectFolds } = panelsSlice.selectors;
export const panelsReducer = panelsSlice.reducer;
