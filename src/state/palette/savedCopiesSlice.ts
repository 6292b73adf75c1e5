import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import { PLAN_LIMITS } from '../../domain/planLimits';
import type { SavedPalette } from '../../domain/savedPalette';
import { plainReducer } from '../plainReducer';

/** A palette as a project of its owner has it, as far as this device knows. */
export type SavedCopy = Pick<SavedPalette, 'id' | 'projectId' | 'name' | 'colors'> & {
  readonly ownerId: string;
};

export type SavedCopiesState = {
  /** The latest last. */
  readonly copies: readonly SavedCopy[];
};

const initialState: SavedCopiesState = { copies: [] };

/** The copies with one more, or a newer one: as many as a history can have palettes. */
export const withCopy = (copies: readonly SavedCopy[], copy: SavedCopy): readonly SavedCopy[] =>
  [...copies.filter(({ id }) => id !== copy.id), copy].slice(-PLAN_LIMITS.pro.history);

const savedCopiesSlice = createSlice({
  name: 'savedCopies',
  initialState,
  reducers: {
    copyRead: plainReducer(({ copies }: SavedCopiesState, copy: SavedCopy): SavedCopiesState => ({
      copies: withCopy(copies, copy),
    })),
    /** It was deleted, or belongs to somebody else. */
    copyGone: (state, { payload: id }: PayloadAction<string>) => {
      state.copies = state.copies.filter((copy) => copy.id !== id);
    },
    /** Those known from earlier visits. */
    copiesRestored: plainReducer(
      ({ copies }: SavedCopiesState, known: readonly SavedCopy[]): SavedCopiesState => ({
        copies: copies.reduce(withCopy, known),
      }),
    ),
  },
  selectors: { selectCopies: ({ copies }) => copies },
});

export const { copyRead, copyGone, copiesRestored } = savedCopiesSlice.actions;
export const { selectCopies } = savedCopiesSlice.selectors;
export const savedCopiesReducer = savedCopiesSlice.reducer;
