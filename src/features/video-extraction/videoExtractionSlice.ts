import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Gap, VideoProgress } from '../../../workers/video-extraction/common/api';
import { VIDEO } from '../../domain/videoLimits';
import type { ChosenSettings } from './configure/captureSettings';
import { showingOf, swapFormer, type Showing } from './run/showing';
import { withGap } from './timeline/gaps/withGap';
import { WHOLE_VIDEO, type Part } from './timeline/part/part';
import type { Ending, OpenedVideo, Shown, VideoPalette } from './video/shownVideo';

export type Run = { readonly isPaused: boolean; readonly progress: VideoProgress | null };

export type Problem = { readonly message: string; readonly detail: string | null };

export type FrameOrder = 'newest' | 'oldest';

type VideoExtractionState = Showing & {
  /** A video being loaded and probed, with its name if known. */
  readonly opening: { readonly name: string | null } | null;
  /** A video whose settings are being chosen in the dialog. */
  readonly chosen: OpenedVideo | null;
  readonly settings: ChosenSettings;
  readonly run: Run | null;
  /** What a new run replaces, so that it can be restored. */
  readonly former: Showing | null;
  /** The requested size of the whole video's palette, which may have fewer. */
  readonly videoPaletteSize: number;
  /** Frames whose palettes are being regenerated, by index. */
  readonly busyFrames: readonly number[];
  readonly order: FrameOrder;
  readonly problem: Problem | null;
  /** Extractions used this month, as last reported by the service. */
  readonly used: number | null;
  /** Stock videos shown in this round of random ones, the latest last. */
  readonly seenVideoIds: readonly string[];
};

const initialState: VideoExtractionState = {
  opening: null,
  chosen: null,
  settings: {},
  shown: null,
  run: null,
  former: null,
  ending: null,
  gaps: [],
  frameCount: 0,
  replacements: {},
  videoPalette: [],
  videoPaletteSize: VIDEO.colorsPerPalette,
  part: WHOLE_VIDEO,
  busyFrames: [],
  order: 'oldest',
  problem: null,
  used: null,
  seenVideoIds: [],
};

const slice = createSlice({
  name: 'videoExtraction',
  initialState,
  reducers: {
    openingStarted: (state, { payload }: PayloadAction<{ name: string | null }>) => {
      state.opening = payload;
      state.chosen = null;
      state.problem = null;
    },
    /** The video was probed: its settings are requested. */
    videoOpened: (state, { payload }: PayloadAction<OpenedVideo>) => ({
      ...state,
      opening: null,
      chosen: payload,
    }),
    /** Canceled or refused before anything was captured. */
    choiceDropped: (state) => {
      state.opening = null;
      state.chosen = null;
    },
    settingsChanged: (state, { payload }: PayloadAction<ChosenSettings>) => {
      state.settings = { ...state.settings, ...payload };
    },
    runStarted: (state, { payload }: PayloadAction<Shown>) => ({
      ...state,
      chosen: null,
      shown: payload,
      run: { isPaused: false, progress: null },
      former: showingOf(state),
      ending: null,
      gaps: [],
      frameCount: 0,
      replacements: {},
      videoPalette: [],
      part: WHOLE_VIDEO,
      busyFrames: [],
      problem: null,
    }),
    /** The run of the current video continues where it stopped: captured frames are kept. */
    runContinued: (state, { payload }: PayloadAction<Shown>) => ({
      ...state,
      shown: payload,
      run: { isPaused: false, progress: null },
      former: null,
      ending: null,
      problem: null,
    }),
    /** Swaps the current video with the previous one; a problem was of the current one. */
    formerSwapped: (state) => ({ ...swapFormer(state), problem: null }),
    formerDropped: (state) => ({ ...state, former: null }),
    /** The lost file of the current video was found again after a reload. */
    sourceFound: (state) => ({
      ...state,
      opening: null,
      problem: null,
      shown: state.shown && { ...state.shown },
    }),
    gapFound: (state, { payload }: PayloadAction<Gap>) => ({ ...state, gaps: withGap(state.gaps, payload) }),
    framesCounted: (state, { payload }: PayloadAction<number>) => {
      state.frameCount = payload;
    },
    runProgressed: (state, { payload }: PayloadAction<VideoProgress>) => {
      if (state.run) state.run.progress = payload;
    },
    runPaused: (state) => {
      if (state.run) state.run.isPaused = true;
    },
    runResumed: (state) => {
      if (state.run) state.run.isPaused = false;
    },
    runEnded: (state, { payload }: PayloadAction<Ending>) => ({
      ...state,
      run: null,
      former: payload === 'completed' ? null : state.former,
      ending: payload,
      // Without captured frames there is no video to show.
      shown: state.frameCount > 0 ? state.shown : null,
    }),
    /** Read before a reload of the page. */
    videoRestored: (
      state,
      {
        payload,
      }: PayloadAction<
        Pick<VideoExtractionState, 'frameCount' | 'ending' | 'gaps'> & { readonly shown: Shown }
      >,
    ) => ({ ...state, ...payload, replacements: {}, videoPalette: [], busyFrames: [] }),
    /** The service refused this extraction: everything of it is discarded. */
    runRefused: (state) => ({
      ...state,
      run: null,
      ending: null,
      shown: null,
      frameCount: 0,
      videoPalette: [],
    }),
    videoPaletteMade: (state, { payload }: PayloadAction<VideoPalette>) => ({
      ...state,
      videoPalette: payload,
    }),
    videoPaletteSizeChosen: (state, { payload }: PayloadAction<number>) => {
      state.videoPaletteSize = payload;
    },
    partChanged: (state, { payload }: PayloadAction<Part>) => {
      state.part = payload;
    },
    regenerationStarted: (state, { payload }: PayloadAction<number>) => {
      state.busyFrames.push(payload);
    },
    palettesRegenerated: (state, { payload }: PayloadAction<number>) => {
      state.busyFrames = state.busyFrames.filter((index) => index !== payload);
      state.replacements[payload] = (state.replacements[payload] ?? 0) + 1;
    },
    regenerationFailed: (state, { payload }: PayloadAction<number>) => {
      state.busyFrames = state.busyFrames.filter((index) => index !== payload);
    },
    orderChosen: (state, { payload }: PayloadAction<FrameOrder>) => {
      state.order = payload;
    },
    problemMet: (state, { payload }: PayloadAction<Problem>) => {
      state.opening = null;
      state.problem = payload;
    },
    problemDismissed: (state) => {
      state.problem = null;
    },
    usedRead: (state, { payload }: PayloadAction<number>) => {
      state.used = payload;
    },
    videoPicked: (state, { payload }: PayloadAction<{ id: string; name: string }>) => {
      const { id, name } = payload;
      if (state.opening) state.opening = { name };
      state.seenVideoIds = [...state.seenVideoIds.filter((seen) => seen !== id), id];
    },
    /** Every video was shown once; only the last one is excluded from the new round. */
    videoRoundStarted: (state) => {
      state.seenVideoIds = state.seenVideoIds.slice(-1);
    },
  },
  selectors: {
    selectOpening: (state) => state.opening,
    selectChosen: (state) => state.chosen,
    selectSettings: (state) => state.settings,
    selectShown: (state) => state.shown,
    selectRun: (state) => state.run,
    selectFormer: (state) => state.former,
    selectEnding: (state) => state.ending,
    selectGaps: (state) => state.gaps,
    selectFrameCount: (state) => state.frameCount,
    selectReplacements: (state) => state.replacements,
    selectVideoPalette: (state) => state.videoPalette,
    selectVideoPaletteSize: (state) => state.videoPaletteSize,
    selectPart: (state) => state.part,
    selectBusyFrames: (state) => state.busyFrames,
    selectOrder: (state) => state.order,
    selectProblem: (state) => state.problem,
    selectUsed: (state) => state.used,
    selectSeenVideoIds: (state) => state.seenVideoIds,
  },
});

export const videoExtractionReducer = slice.reducer;
export const {
  openingStarted,
  videoOpened,
  choiceDropped,
  settingsChanged,
  runStarted,
  runContinued,
  formerSwapped,
  formerDropped,
  sourceFound,
  gapFound,
  framesCounted,
  runProgressed,
  runPaused,
  runResumed,
  runEnded,
  runRefused,
  videoRestored,
  videoPaletteMade,
  videoPaletteSizeChosen,
  partChanged,
  regenerationStarted,
  palettesRegenerated,
  regenerationFailed,
  orderChosen,
  problemMet,
  problemDismissed,
  usedRead,
  videoPicked,
  videoRoundStarted,
} = slice.actions;
export const {
  selectOpening,
  selectChosen,
  selectSettings,
  selectShown,
  selectRun,
  selectFormer,
  selectEnding,
  selectGaps,
  selectFrameCount,
  selectReplacements,
  selectVideoPalette,
  selectVideoPaletteSize,
  selectPart,
  selectBusyFrames,
  selectOrder,
  selectProblem,
  selectUsed,
  selectSeenVideoIds,
} = slice.selectors;
