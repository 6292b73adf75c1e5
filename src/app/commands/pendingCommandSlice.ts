import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type PendingCommandState = {
  /** A builder command requested on another page, which runs once the builder has opened. */
  readonly id: string | null;
};

const initialState: PendingCommandState = { id: null };

const pendingCommandSlice = createSlice({
  name: 'pendingCommand',
  initialState,
  reducers: {
    commandRequested: (_, { payload: id }: PayloadAction<string>): PendingCommandState => ({ id }),
    commandTaken: () => initialState,
  },
  selectors: {
    selectPendingCommand: ({ id }) => id,
  },
});

export const { commandRequested, commandTaken } = pendingCommandSlice.actions;
export const { selectPendingCommand } = pendingCommandSlice.selectors;
export const pendingCommandReducer = pendingCommandSlice.reducer;
