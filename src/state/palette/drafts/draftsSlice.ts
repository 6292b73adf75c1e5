import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { samePalette } from '../../../palette/samePalette';
import { userRead } from '../../session/sessionSlice';
import { paletteSaved } from '../paletteSaved';
import type { Draft } from './storedDrafts';

type DraftsState = { readonly drafts: readonly Draft[] };

const NONE: DraftsState = { drafts: [] };

const draftsSlice = createSlice({
  name: 'drafts',
  initialState: NONE,
  reducers: {
    /** Drafts read from this device, or those left after some were saved. */
    draftsFound: (_, { payload }: PayloadAction<readonly Draft[]>): DraftsState => ({
      drafts: payload,
    }),
  },
  extraReducers: (builder) =>
    builder
      // A visitor is offered nothing: they have nowhere to save it.
      .addCase(userRead, (state, { payload }) => (payload ? state : NONE))
      .addCase(paletteSaved, (state, { payload }): DraftsState => {
        const drafts = state.drafts.filter(({ colors }) => !samePalette(colors, payload.colors));
        return drafts.length < state.drafts.length ? { drafts } : state;
      }),
  selectors: { selectDrafts: (state) => state.drafts },
});

export const { draftsFound } = draftsSlice.actions;
export const { selectDrafts } = draftsSlice.selectors;
export const draftsReducer = draftsSlice.reducer;
