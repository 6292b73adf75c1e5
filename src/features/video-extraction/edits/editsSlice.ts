import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Placement } from '../../../state/video/placement';
import { accountLeft } from '../../../state/session/sessionSlice';
import type { Part } from '../timeline/part/part';
import { isFinal } from '../video/shownVideo';
import { runContinued, runEnded, runStarted, videoBroughtBack, videoRestored } from '../videoExtractionSlice';

/** From few shots to many, 0 to 1. */
export const DEFAULT_SENSITIVITY = 0.5;

/** The shots as cut, and the manual edits. */
export type Cut = {
  readonly order: readonly Placement[];
  /** How many frames had been captured: a run that was continued since has added others. */
  readonly rows: number;
  readonly sensitivity: number;
  readonly isByHand: boolean;
};

/** The state that an edit replaced. */
export type Edit = { readonly kind: 'part'; readonly part: Part } | ({ readonly kind: 'cut' } & Cut);

/** Most edits that can be undone. */
const UNDO_MAX = 50;
/** More than the videos that can be shown again, as runs without a frame are among them. */
const EARLIER_MAX = 8;

type EditsOfVideo = {
  /** The video's. */
  readonly id: number;
  readonly sensitivity: number;
  readonly isByHand: boolean;
  /** How many shots were found in the video, by sensitivity. */
  readonly shotCounts: Readonly<Record<number, number>>;
  /** Increased by each change of what the video shows: an edit, or newly captured pictures. */
  readonly shownVersion: number;
  /** Increased by each edit. */
  readonly cutVersion: number;
  /** The latest at the end. */
  readonly past: readonly Edit[];
  readonly future: readonly Edit[];
  /** Progress of capturing pictures; null if none are being captured. */
  readonly taking: { readonly done: number; readonly total: number } | null;
  /** The edit for which capturing pictures has ended. */
  readonly takenVersion: number;
};

type EditsState = EditsOfVideo & {
  /** Of the videos shown before, the latest first, as long as they can be shown again. */
  readonly earlier: readonly EditsOfVideo[];
};

const initialState: EditsState = {
  id: 0,
  sensitivity: DEFAULT_SENSITIVITY,
  isByHand: false,
  shotCounts: {},
  shownVersion: 0,
  cutVersion: 0,
  past: [],
  future: [],
  taking: null,
  takenVersion: -1,
  earlier: [],
};

/** Another video, or another run: earlier edits cannot be undone any more. */
const begun = ({ shownVersion, cutVersion }: EditsState, id: number): EditsState => ({
  ...initialState,
  id,
  shownVersion: shownVersion + 1,
  cutVersion: cutVersion + 1,
});

const earlierOf = ({ earlier, ...edits }: EditsState): readonly EditsOfVideo[] =>
  [edits, ...earlier].slice(0, EARLIER_MAX);

const slice = createSlice({
  name: 'videoEdits',
  initialState,
  reducers: {
    /** `before` is the state that the edit replaces. */
    editMade: (state, { payload: before }: PayloadAction<Edit>) => ({
      ...state,
      past: [...state.past, before].slice(-UNDO_MAX),
      future: [],
    }),
    /** `current` is the state being undone, for redo. */
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
    /** The video now shows this cut. */
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
    /** Capturing ended, or no more pictures are needed: for which edit. */
    takingEnded: (state, { payload }: PayloadAction<number>) => ({
      ...state,
      taking: null,
      takenVersion: payload,
    }),
    shotsCounted: (
      state,
      { payload }: PayloadAction<{ readonly sensitivity: number; readonly count: number }>,
    ) => ({ ...state, shotCounts: { ...state.shotCounts, [payload.sensitivity]: payload.count } }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(runStarted, (state, { payload: { id } }) => ({
        ...begun(state, id),
        earlier: earlierOf(state),
      }))
      .addCase(runEnded, (state, { payload }) => (isFinal(payload) ? { ...state, earlier: [] } : state))
      .addCase(videoBroughtBack, (state, { payload: id }) => {
        const back = state.earlier.find((edits) => edits.id === id);
        if (!back) return state;
        return {
          ...back,
          // What is shown has to be redrawn.
          shownVersion: state.shownVersion + 1,
          cutVersion: state.cutVersion + 1,
          taking: null,
          earlier: earlierOf({ ...state, earlier: state.earlier.filter((edits) => edits !== back) }),
        };
      })
      .addCase(videoRestored, (state, { payload: { current, earlier } }) => ({
        ...begun(state, current.showing.shown.id),
        ...current.cut,
        earlier: earlier.map(({ showing, cut }) => ({ ...begun(state, showing.shown.id), ...cut })),
      }))
      .addCase(accountLeft, (state) => begun(state, 0))
      // More of the video will be read.
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
    /** Shots without their own picture will still get one. */
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
