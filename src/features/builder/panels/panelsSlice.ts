import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type PanelsState = {
  /** The panel that is to come into view; null once it has. */
  readonly id: string | null;
  /** Which panels were opened and which were closed, where they fold. */
  readonly folds: Readonly<Record<string, boolean>>;
};

const initialState: PanelsState = { id: null, folds: {} };

const panelsSlice = createSlice({
  name: 'panels',
  initialState,
  reducers: {
    /** What is asked for is to be seen, not its header alone. */
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
