import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { CapturedFrame, VideoInfo, VideoProgress } from '../../../workers/video-extraction/shared/api';
import { VIDEO } from '../../domain/limits';
import { plainReducer } from '../../state/plainReducer';
import { FREE_SETTINGS, type CaptureSettings } from './configure/captureSettings';

/** Where a film comes from, which decides what is said when it cannot be read. */
export type Origin = 'file' | 'stock' | 'random';

/** A film that can be read. Its file is in the cache, under the same id. */
export type Film = {
  readonly id: number;
  /** What to call it: the file's name, or what a stock video shows. */
  readonly name: string;
  readonly origin: Origin;
  readonly info: VideoInfo;
};

/** A captured frame. Its thumbnail and its colors are in the cache, under its index. */
export type Frame = Pick<
  CapturedFrame,
  'index' | 'timeSeconds' | 'width' | 'height' | 'palettes' | 'dominant'
> & {
  /** How often its palettes were regenerated. */
  readonly round: number;
};

export type FilmPalette = CapturedFrame['dominant'];

/** How an extraction ended; 'stopped' is canceled, or left behind with the page. */
export type Ending = 'completed' | 'stopped' | 'failed';

/** The film on the page, with the settings that its frames were captured by. */
export type Shown = Film & { readonly settings: CaptureSettings };

export type Run = { readonly isPaused: boolean; readonly progress: VideoProgress | null };

export type Problem = { readonly message: string; readonly detail: string | null };

export type FrameOrder = 'newest' | 'oldest';

type VideoExtractionState = {
  /** A video that is being fetched and looked at, by what it is called where that is known. */
  readonly opening: { readonly name: string | null } | null;
  /** Waits for its settings in the dialog. */
  readonly chosen: Film | null;
  readonly settings: CaptureSettings;
  readonly shown: Shown | null;
  readonly run: Run | null;
  readonly ending: Ending | null;
  /** In the order of capture. */
  readonly frames: readonly Frame[];
  /** Of all frames; what there is of it while the film runs. */
  readonly filmPalette: FilmPalette;
  /** How many colors the palette of the whole film has, where it has so many. */
  readonly filmPaletteSize: number;
  /** Frames whose palettes are being regenerated, by index. */
  readonly busyFrames: readonly number[];
  readonly order: FrameOrder;
  readonly problem: Problem | null;
  /** Extractions of this month, as the service last said. */
  readonly used: number | null;
  /** Stock videos of this round of random ones, the last one at the end. */
  readonly seenVideoIds: readonly string[];
};

const initialState: VideoExtractionState = {
  opening: null,
  chosen: null,
  settings: FREE_SETTINGS,
  shown: null,
  run: null,
  ending: null,
  frames: [],
  filmPalette: [],
  filmPaletteSize: VIDEO.colorsPerPalette,
  busyFrames: [],
  order: 'newest',
  problem: null,
  used: null,
  seenVideoIds: [],
};

/** Closed here: an open one the store would go through frame by frame to close it, 140 ms for 7,200. */
const closed = (frames: readonly Frame[]): readonly Frame[] => Object.freeze(frames);

const slice = createSlice({
  name: 'videoExtraction',
  initialState,
  reducers: {
    openingStarted: (state, { payload }: PayloadAction<{ name: string | null }>) => {
      state.opening = payload;
      state.chosen = null;
      state.problem = null;
    },
    /** The film has been looked at: its settings are asked for. */
    filmOpened: (state, { payload }: PayloadAction<Film>) => ({ ...state, opening: null, chosen: payload }),
    /** Canceled or refused before anything was captured. */
    choiceDropped: (state) => {
      state.opening = null;
      state.chosen = null;
    },
    settingsChanged: (state, { payload }: PayloadAction<Partial<CaptureSettings>>) => {
      state.settings = { ...state.settings, ...payload };
    },
    runStarted: (state, { payload }: PayloadAction<Shown>) => ({
      ...state,
      chosen: null,
      shown: payload,
      run: { isPaused: false, progress: null },
      ending: null,
      frames: [],
      filmPalette: [],
      busyFrames: [],
      problem: null,
    }),
    framesCaptured: plainReducer((state: VideoExtractionState, captured: readonly Frame[]) => ({
      ...state,
      frames: closed([...state.frames, ...captured]),
    })),
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
      ending: payload,
      // Nothing was captured: there is no film to show.
      shown: state.frames.length > 0 ? state.shown : null,
    }),
    /** Read before this page was loaded anew. */
    filmRestored: (
      state,
      { payload }: PayloadAction<Pick<VideoExtractionState, 'frames' | 'ending'> & { readonly shown: Shown }>,
    ) => ({ ...state, ...payload, frames: closed(payload.frames), filmPalette: [], busyFrames: [] }),
    /** The service did not allow this extraction: nothing of it stays. */
    runRefused: (state) => ({ ...state, run: null, ending: null, shown: null, frames: [], filmPalette: [] }),
    filmPaletteMade: (state, { payload }: PayloadAction<FilmPalette>) => ({ ...state, filmPalette: payload }),
    filmPaletteSizeChosen: (state, { payload }: PayloadAction<number>) => {
      state.filmPaletteSize = payload;
    },
    regenerationStarted: (state, { payload }: PayloadAction<number>) => {
      state.busyFrames.push(payload);
    },
    palettesRegenerated: plainReducer(
      (state: VideoExtractionState, made: Pick<Frame, 'index' | 'palettes' | 'round'>) => ({
        ...state,
        busyFrames: state.busyFrames.filter((index) => index !== made.index),
        frames: closed(
          state.frames.map((frame) => (frame.index === made.index ? { ...frame, ...made } : frame)),
        ),
      }),
    ),
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
    /** Every video has had its turn; only the last one has to wait. */
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
    selectEnding: (state) => state.ending,
    selectFrames: (state) => state.frames,
    selectFilmPalette: (state) => state.filmPalette,
    selectFilmPaletteSize: (state) => state.filmPaletteSize,
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
  filmOpened,
  choiceDropped,
  settingsChanged,
  runStarted,
  framesCaptured,
  runProgressed,
  runPaused,
  runResumed,
  runEnded,
  runRefused,
  filmRestored,
  filmPaletteMade,
  filmPaletteSizeChosen,
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
  selectEnding,
  selectFrames,
  selectFilmPalette,
  selectFilmPaletteSize,
  selectBusyFrames,
  selectOrder,
  selectProblem,
  selectUsed,
  selectSeenVideoIds,
} = slice.selectors;
