import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ExploreCursor, ExplorePage, SavedPalette } from '../../domain/savedPalette';
import { plainReducer } from '../../state/plainReducer';

export type ExploreStatus = 'loading' | 'loaded' | 'loadingMore' | 'failed' | 'moreFailed';

export type ExploreState = {
  /** The query that the list answers, as the address has it; null before the first. */
  readonly key: string | null;
  readonly palettes: readonly SavedPalette[];
  /** Where more begins; null where a page came back that was not full. */
  readonly next: ExploreCursor | null;
  readonly status: ExploreStatus;
};

const initialState: ExploreState = { key: null, palettes: [], next: null, status: 'loading' };

/** Counts change between two pages, so that the second may bring a palette of the first again. */
const withoutRepeats = (
  shown: readonly SavedPalette[],
  more: readonly SavedPalette[],
): readonly SavedPalette[] => {
  const ids = new Set(shown.map(({ id }) => id));
  return more.filter(({ id }) => !ids.has(id));
};

/** The list of public palettes. It outlives the page, so that coming back finds it as it was left. */
const exploreSlice = createSlice({
  name: 'explore',
  initialState,
  reducers: {
    listRequested: (_, { payload: key }: PayloadAction<string>): ExploreState => ({ ...initialState, key }),
    moreRequested: (state): ExploreState => ({ ...state, status: 'loadingMore' }),
    pageReceived: plainReducer((state: ExploreState, { palettes, next }: ExplorePage): ExploreState => ({
      ...state,
      palettes: [...state.palettes, ...withoutRepeats(state.palettes, palettes)],
      next,
      status: 'loaded',
    })),
    pageFailed: (state): ExploreState => ({
      ...state,
      status: state.palettes.length > 0 ? 'moreFailed' : 'failed',
    }),
  },
  selectors: {
    selectExplore: (state) => state,
  },
});

export const { listRequested, moreRequested, pageReceived, pageFailed } = exploreSlice.actions;
export const { selectExplore } = exploreSlice.selectors;
export const exploreReducer = exploreSlice.reducer;
