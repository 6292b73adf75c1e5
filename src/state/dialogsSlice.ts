import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** One dialog at a time: opening another replaces it, and Escape closes them all. */
export type OpenDialog = {
  readonly dialog: 'signIn';
  /** Why it opened, said at its top: a limit that was reached. */
  readonly message?: string;
};

const initialState: { readonly open: OpenDialog | null } = { open: null };

const dialogsSlice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    dialogOpened: (_, action: PayloadAction<OpenDialog>) => ({ open: action.payload }),
    dialogsClosed: () => ({ open: null }),
  },
  selectors: {
    selectOpenDialog: (state) => state.open,
  },
});

export const { dialogOpened, dialogsClosed } = dialogsSlice.actions;
export const { selectOpenDialog } = dialogsSlice.selectors;
export const dialogsReducer = dialogsSlice.reducer;
