import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type AskedCommandState = {
  /** A command of the builder that was given on another page: it waits for the builder to open. */
  readonly id: string | null;
};

const initialState: AskedCommandState = { id: null };

const askedCommandSlice = createSlice({
  name: 'askedCommand',
  initialState,
  reducers: {
    commandAsked: (_, { payload: id }: PayloadAction<string>): AskedCommandState => ({ id }),
    commandTaken: () => initialState,
  },
  selectors: {
    selectAskedCommand: ({ id }) => id,
  },
});

export const { commandAsked, commandTaken } = askedCommandSlice.actions;
export const { selectAskedCommand } = askedCommandSlice.selectors;
export const askedCommandReducer = askedCommandSlice.reducer;
