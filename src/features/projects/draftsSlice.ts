import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { NamedPalette } from '../../state/dialogsSlice';
import { userRead } from '../../state/sessionSlice';

type DraftsState = { readonly drafts: readonly NamedPalette[] };

const NONE: DraftsState = { drafts: [] };

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: NONE,
  reducers: {
    /** Found on this device, or what is left of them. */
    draftsFound: (_, { payload }: PayloadAction<readonly NamedPalette[]>): DraftsState => ({
      drafts: payload,
    }),
  },
  extraReducers: (builder) =>
    // A visitor is offered nothing: there is nowhere to save it.
    builder.addCase(userRead, (state, { payload }) => (payload ? state : NONE)),
  selectors: { selectDrafts: (state) => state.drafts },
});

export const { draftsFound } = draftsSlice.actions;
export const { selectDrafts } = draftsSlice.selectors;
export const draftsReducer = draftsSlice.reducer;
