import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Placement } from '../../../state/video/placement';
import type { Part } from '../timeline/part/part';
import { formerSwapped, videoRestored, runContinued, runStarted } from '../videoExtractionSlice';

/** Few shots to many, 0 to 1. */
export const DEFAULT_SENSITIVITY = 0.5;

/** The shots as they were cut, and what was changed by hand. */
export type Cut = {
  readonly order: readonly Placement[];
  readonly sensitivity: number;
  readonly isByHand: boolean;
};

/** What an edit took the place of. */
export type Edit = { readonly kind: 'part'; readonly part: Part } | ({ readonly kind: 'cut' } & Cut);

/** Edits that can be taken back. */
const UNDO_MAX = 50;

type EditsOfVideo = Omit<EditsState, 'former'>;

type EditsState = {
  readonly sensitivity: number;
  readonly isByHand: boolean;
  /** How many shots were found in the video, by sensitivity. */
  readonly shotCounts: Readonly<Record<number, number>>;
  /** Grows with each change of what the video shows: an edit, or its pictures that come. */
  readonly shownVersion: number;
  /** Grows with each edit of it. */
  readonly cutVersion: number;
  /** The last ones at the end. */
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
  /** Pictures that are being taken; null while none are. */
  readonly taking: { readonly done: number; readonly total: number } | null;
  /** The edit of which all pictures have been taken that will be. */
  readonly takenVersion: number;
  /** Those of the video that a new run takes the place of, until it is decided which stays. */
  readonly former: EditsOfVideo | null;
};

const initialState: EditsState = {
  sensitivity: DEFAULT_SENSITIVITY,
  isByHand: false,
  shotCounts: {},
  shownVersion: 0,
  cutVersion: 0,
  past: [],
  future: [],
  taking: null,
  takenVersion: -1,
  former: null,
};

/** Another video, or another run: what is to be undone was of the one before. */
const begun = ({ shownVersion, cutVersion }: EditsState): EditsState => ({
  ...initialState,
  shownVersion: shownVersion + 1,
  cutVersion: cutVersion + 1,
});

const withoutFormer = ({ former: _former, ...edits }: EditsState): EditsOfVideo => edits;

const slice = createSlice({
  name: 'videoEdits',
  initialState,
  reducers: {
    /** `before` is what the edit takes the place of. */
    editMade: (state, { payload: before }: PayloadAction<Edit>) => ({
      ...state,
      past: [...state.past, before].slice(-UNDO_MAX),
      future: [],
    }),
    /** `current` is what goes, so that it can come back. */
    editUndone: (state, { payload: current }: PayloadAction<Edit>) => ({
      ...state,
      past: state.past.slice(0, -1),
      future: [...state.future, current],
    }),
    editRedone: (state, { payload: current }: PayloadAction<Edit>) => ({
      ...state,
      past: [...state.past, current],
      future: state.future.slice(0, -1),
    }),
    /** The video has been arranged so. */
    cutShown: (state, { payload }: PayloadAction<Pick<Cut, 'sensitivity' | 'isByHand'>>) => ({
      ...state,
      ...payload,
      shownVersion: state.shownVersion + 1,
      cutVersion: state.cutVersion + 1,
    }),
    picturesShown: (state) => ({ ...state, shownVersion: state.shownVersion + 1 }),
    takingProgressed: (state, { payload }: PayloadAction<EditsState['taking']>) => ({
      ...state,
      taking: payload,
    }),
    /** All there are, or no more are wanted: of which edit. */
    takingEnded: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      taking: null,
      takenVersion: payload,
    }),
    shotsCounted: (
      state,
      { payload }: PayloadAction<{ readonly sensitivity: number; readonly count: number }>,
    ) => ({ ...state, shotCounts: { ...state.shotCounts, [payload.sensitivity]: payload.count } }),
    /** As it was before the page was loaded anew. */
    sensitivityRestored: (state, { payload }: PayloadAction<number>) => ({ ...state, sensitivity: payload }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(runStarted, (state) => ({ ...begun(state), former: withoutFormer(state) }))
      .addCase(formerSwapped, (state) =>
        state.former
          ? {
              ...state.former,
              // What is shown is drawn anew.
              shownVersion: state.shownVersion + 1,
              cutVersion: state.cutVersion + 1,
              taking: null,
              former: withoutFormer(state),
            }
          : state,
      )
      .addCase(videoRestored, begun)
      // More of the video will be known.
      .addCase(runContinued, (state) => ({ ...state, shotCounts: {} })),
  selectors: {
    selectSensitivity: (state) => state.sensitivity,
    selectIsByHand: (state) => state.isByHand,
    selectShotCounts: (state) => state.shotCounts,
    selectShownVersion: (state) => state.shownVersion,
    selectCutVersion: (state) => state.cutVersion,
    selectPast: (state) => state.past,
    selectFuture: (state) => state.future,
    selectTaking: (state) => state.taking,
    /** Shots without a picture of their own will still get one. */
    selectIsTakingAhead: (state) => state.takenVersion !== state.cutVersion,
  },
});

export const videoEditsReducer = slice.reducer;
export const {
  editMade,
  editUndone,
  editRedone,
  cutShown,
  picturesShown,
  takingProgressed,
  takingEnded,
  shotsCounted,
  sensitivityRestored,
} = slice.actions;
export const {
  selectSensitivity,
  selectIsByHand,
  selectShotCounts,
  selectShownVersion,
  selectCutVersion,
  selectPast,
  selectFuture,
  selectTaking,
  selectIsTakingAhead,
} = slice.selectors;
