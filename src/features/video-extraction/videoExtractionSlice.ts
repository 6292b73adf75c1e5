import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Gap, VideoProgress } from '../../../workers/video-extraction/common/api';
import type { StockVideo } from '../../domain/stockVideo';
import { accountLeft } from '../../state/session/sessionSlice';
import type { Unread } from './choice/chosenVideo';
import { stockVideoName } from './choice/stockVideoName';
import type { ChosenSettings } from './configure/captureSettings';
import { broughtBack, earlierOf } from './run/showing';
import { withGap } from './timeline/gaps/withGap';
import { WHOLE_VIDEO, type Part } from './timeline/part/part';
import { isFinal, type Ending, type OpenedVideo, type Shown, type VideoPalette } from './video/shownVideo';
import { initialState, type FrameOrder, type Problem, type RestoredShowing } from './videoExtractionState';

/** What is being chosen, unless it is this video. */
const unreadWithout = (
  { unread }: { readonly unread: Unread | null },
  id: number | undefined,
): Unread | null => (unread && unread.id === id ? null : unread);

const slice = createSlice({
  name: 'videoExtraction',
  initialState,
  reducers: {
    openingStarted: (state, { payload }: PayloadAction<{ name: string | null }>) => {
      const { name } = payload;
      state.opening = payload;
      state.chosen = null;
      state.unread = name === null ? null : { choice: { kind: 'file', name }, id: null };
      state.problem = null;
    },
    /** The video was probed, or the current one is to be read again: its settings are requested. */
    videoOpened: (state, { payload }: PayloadAction<OpenedVideo>) => ({
      ...state,
      opening: null,
      chosen: payload,
      unread: state.opening && state.unread && { ...state.unread, id: payload.id },
    }),
    /** Canceled or refused before anything was captured. */
    choiceDropped: (state) => {
      state.opening = null;
      state.chosen = null;
      state.unread = null;
    },
    /** The page was left: what was being chosen can be started again. */
    choiceLeft: (state) => {
      state.opening = null;
      state.chosen = null;
    },
    /** What was being chosen before a reload. */
    unreadFound: (state, { payload }: PayloadAction<Unread>) => ({
      ...state,
      unread: state.unread ?? payload,
    }),
    settingsChanged: (state, { payload }: PayloadAction<ChosenSettings>) => {
      state.settings = { ...state.settings, ...payload };
    },
    runStarted: (state, { payload }: PayloadAction<Shown>) => ({
      ...state,
      chosen: null,
      shown: payload,
      run: { isPaused: false, progress: null, isContinued: false },
      earlier: earlierOf(state),
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
      run: { isPaused: false, progress: null, isContinued: true },
      ending: null,
      problem: null,
    }),
    /** An earlier video is shown again in place of the current one, of which a problem was. */
    videoBroughtBack: (state, { payload: id }: PayloadAction<number>) => ({
      ...broughtBack(state, id),
      problem: null,
    }),
    /** The lost file of the current video was found again after a reload. */
    sourceFound: (state) => ({
      ...state,
      opening: null,
      unread: null,
      problem: null,
      shown: state.shown && { ...state.shown },
    }),
    gapFound: (state, { payload }: PayloadAction<Gap>) => ({ ...state, gaps: withGap(state.gaps, payload) }),
    framesCounted: (state, { payload }: PayloadAction<number>) => {
      state.frameCount = payload;
      // Another one may have been chosen meanwhile.
      if (payload > 0 && state.unread?.id === state.shown?.id) state.unread = null;
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
      earlier: isFinal(payload) ? [] : state.earlier,
      ending: payload,
      unread: payload === 'failed' ? unreadWithout(state, state.shown?.id) : state.unread,
      // Without captured frames there is no video to show.
      shown: state.frameCount > 0 ? state.shown : null,
    }),
    /** Read before a reload of the page. */
    videoRestored: (
      state,
      { payload }: PayloadAction<{ current: RestoredShowing; earlier: readonly RestoredShowing[] }>,
    ) => ({
      ...state,
      ...payload.current.showing,
      busyFrames: [],
      earlier: payload.earlier.map(({ showing }) => showing),
    }),
    /** The service refused the extraction of a video: everything of it is discarded. */
    runRefused: (state, { payload: id }: PayloadAction<number>) => ({
      ...state,
      ...(state.shown?.id === id && {
        run: null,
        ending: null,
        shown: null,
        frameCount: 0,
        videoPalette: [],
      }),
      unread: unreadWithout(state, id),
      earlier: state.earlier.filter(({ shown }) => shown.id !== id),
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
    openingFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.opening = null;
      state.unread = null;
      state.problem = payload;
    },
    /** Of the run: what is being chosen meanwhile goes on. */
    problemMet: (state, { payload }: PayloadAction<Problem>) => {
      state.problem = payload;
    },
    problemDismissed: (state) => {
      state.problem = null;
    },
    usedRead: (state, { payload }: PayloadAction<number>) => {
      state.used = payload;
    },
    videoPicked: (state, { payload: video }: PayloadAction<StockVideo>) => ({
      ...state,
      ...(state.opening && {
        opening: { name: stockVideoName(video) },
        unread: { choice: { kind: 'stock', video }, id: null },
      }),
      seenVideoIds: [...state.seenVideoIds.filter((seen) => seen !== video.id), video.id],
    }),
    /** Every video was shown once; only the last one is excluded from the new round. */
    videoRoundStarted: (state) => {
      state.seenVideoIds = state.seenVideoIds.slice(-1);
    },
  },
  extraReducers: (builder) =>
    builder.addCase(accountLeft, ({ settings, videoPaletteSize, order, seenVideoIds }) => ({
      ...initialState,
      settings,
      videoPaletteSize,
      order,
      seenVideoIds,
    })),
  selectors: {
    selectOpening: (state) => state.opening,
    selectChosen: (state) => state.chosen,
    selectUnread: (state) => state.unread,
    selectSettings: (state) => state.settings,
    selectShown: (state) => state.shown,
    selectRun: (state) => state.run,
    selectEarlier: (state) => state.earlier,
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
  openingFailed,
  videoOpened,
  choiceDropped,
  choiceLeft,
  unreadFound,
  settingsChanged,
  runStarted,
  runContinued,
  videoBroughtBack,
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
  selectUnread,
  selectSettings,
  selectShown,
  selectRun,
  selectEarlier,
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
