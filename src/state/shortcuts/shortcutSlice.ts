import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ShortcutState = {
  /** Off for speech input and unsteady hands (WCAG 2.1.4). Combinations with Cmd or Ctrl always work. */
  readonly hasSingleKeys: boolean;
};

const initialState: ShortcutState = { hasSingleKeys: true };

const shortcutSlice = createSlice({
  name: 'shortcuts',
  initialState,
  reducers: {
    singleKeysSwitched: (_, { payload: hasSingleKeys }: PayloadAction<boolean>): ShortcutState => ({
      hasSingleKeys,
    }),
  },
  selectors: {
    selectHasSingleKeys: (state) => state.hasSingleKeys,
  },
});

export const { singleKeysSwitched } = shortcutSlice.actions;
export const { selectHasSingleKeys } = shortcutSlice.selectors;
export const shortcutsReducer = shortcutSlice.reducer;
