import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { ExtractionProgress } from '../../../workers/image-extraction/api';
import type { PictureNote } from '../../domain/fileMessages';
import type { PaletteStyle } from '../../engine/engine';
import { EXTRACTION } from '../../domain/limits';
import { matchSwatches } from './matchSwatches';
import {
  commitRecord,
  currentRecord,
  EMPTY_HISTORY,
  measureRecord,
  moveHistory,
  type PaletteEntry,
  type PaletteHistory,
} from './paletteHistory';
import { turnedOrder, type SwatchOrder } from './swatches/arrangeSwatches';

/** A picture that has been read. Its bitmap and colour tables are on the shelf, under the same id. */
export type Picture = {
  readonly id: number;
  /** What to call it: the file's name, or what a stock photo shows. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly totalMs: number;
  /** 0xRRGGBB, all different. */
  readonly swatches: readonly number[];
  /** Number of the last palette asked for; 0 is the canonical one. */
  readonly variant: number;
  /** What to tell of it, where not all of the file was read. */
  readonly notes?: readonly PictureNote[];
};

export type Poster = { readonly src: string; readonly width: number; readonly height: number };

/** An extraction under way. */
export type Run = ExtractionProgress & {
  readonly startedAtMs: number;
  /** A picture to look at meanwhile, where one is already on the page. */
  readonly poster: Poster | null;
};

export type Problem = { readonly message: string; readonly detail: string | null };

export type ImageExtractionState = {
  readonly run: Run | null;
  readonly picture: Picture | null;
  readonly problem: Problem | null;
  /** Colours in the next palette, as last chosen. */
  readonly count: number;
  /** What the palettes are to be: that of the one on show, and of the next. */
  readonly style: PaletteStyle;
  readonly history: PaletteHistory;
  readonly swatchOrder: SwatchOrder;
  /** Stock photos of this round of random images, the last one at the end. */
  readonly seenPhotoIds: readonly string[];
  /** False until the kept history has been read once. Nothing is written before that. */
  readonly isRestored: boolean;
};

const initialState: ImageExtractionState = {
  run: null,
  picture: null,
  problem: null,
  count: EXTRACTION.defaultCount,
  style: 'vivid',
  history: EMPTY_HISTORY,
  swatchOrder: { mode: 'hue', direction: 'ascending' },
  seenPhotoIds: [],
  isRestored: false,
};

type Generated = {
  readonly entries: readonly PaletteEntry[];
  readonly wanted: number;
};

const slice = createSlice({
  name: 'imageExtraction',
  initialState,
  reducers: {
    historyRestored: (state, { payload }: PayloadAction<PaletteHistory>) => ({
      ...state,
      history: payload,
      isRestored: true,
    }),
    extractionStarted: (state, { payload }: PayloadAction<{ startedAtMs: number }>) => {
      state.run = { stage: 'reading', poster: null, startedAtMs: payload.startedAtMs };
      state.problem = null;
    },
    photoPicked: (state, { payload }: PayloadAction<{ id: string; poster: Poster }>) => {
      const { id, poster } = payload;
      if (state.run) state.run.poster = poster;
      state.seenPhotoIds = [...state.seenPhotoIds.filter((seen) => seen !== id), id];
    },
    /** Every photo has had its turn; only the last one has to wait. */
    photoRoundStarted: (state) => {
      state.seenPhotoIds = state.seenPhotoIds.slice(-1);
    },
    extractionProgressed: (state, { payload }: PayloadAction<ExtractionProgress>) => {
      if (state.run) Object.assign(state.run, payload);
    },
    extractionFinished: (
      state,
      { payload }: PayloadAction<Generated & { picture: Omit<Picture, 'variant'> }>,
    ) => {
      const { picture, entries, wanted } = payload;
      const record = { pictureId: picture.id, wanted, style: state.style, entries };
      return {
        ...state,
        run: null,
        picture: { ...picture, variant: 0 },
        history: commitRecord(state.history, record, EXTRACTION.historyLimit),
      };
    },
    extractionFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.run = null;
      state.problem = payload;
    },
    /** Canceled, refused, or left behind with the page. */
    extractionStopped: (state) => {
      state.run = null;
    },
    problemDismissed: (state) => {
      state.problem = null;
    },
    countChosen: (state, { payload }: PayloadAction<number>) => {
      state.count = payload;
      if (state.picture) state.picture.variant = 0;
    },
    styleChosen: (state, { payload }: PayloadAction<PaletteStyle>) => {
      state.style = payload;
      if (state.picture) state.picture.variant = 0;
    },
    variantRequested: (state, { payload }: PayloadAction<number>) => {
      if (state.picture) state.picture.variant = payload;
    },
    paletteGenerated: (
      state,
      { payload }: PayloadAction<Generated & { pictureId: number; style: PaletteStyle }>,
    ) => {
      const { pictureId, entries, wanted, style } = payload;
      // An answer that comes after the picture was changed belongs to nothing any more.
      if (state.picture?.id !== pictureId) return state;
      const record = { pictureId, wanted, style, entries };
      return { ...state, history: commitRecord(state.history, record, EXTRACTION.historyLimit) };
    },
    sharesMeasured: (state, { payload }: PayloadAction<{ recordId: number; shares: readonly number[] }>) => ({
      ...state,
      history: measureRecord(state.history, payload.recordId, payload.shares),
    }),
    historyMoved: (state, { payload }: PayloadAction<-1 | 1>) => {
      const history = moveHistory(state.history, payload);
      // The choice shows what the palette is, and what the next one will be.
      return { ...state, history, style: currentRecord(history)?.style ?? state.style };
    },
    sortModeClicked: (state, { payload }: PayloadAction<SwatchOrder['mode']>) => {
      state.swatchOrder = turnedOrder(state.swatchOrder, payload);
    },
  },
  selectors: {
    selectRun: (state) => state.run,
    selectPicture: (state) => state.picture,
    selectProblem: (state) => state.problem,
    selectCount: (state) => state.count,
    selectStyle: (state) => state.style,
    selectHistory: (state) => state.history,
    selectSwatchOrder: (state) => state.swatchOrder,
    selectSeenPhotoIds: (state) => state.seenPhotoIds,
    selectIsRestored: (state) => state.isRestored,
    selectRecord: (state) => currentRecord(state.history),
  },
});

export const imageExtractionReducer = slice.reducer;
export const {
  historyRestored,
  extractionStarted,
  photoPicked,
  photoRoundStarted,
  extractionProgressed,
  extractionFinished,
  extractionFailed,
  extractionStopped,
  problemDismissed,
  countChosen,
  styleChosen,
  variantRequested,
  paletteGenerated,
  sharesMeasured,
  historyMoved,
  sortModeClicked,
} = slice.actions;
export const {
  selectRun,
  selectPicture,
  selectProblem,
  selectCount,
  selectStyle,
  selectHistory,
  selectSwatchOrder,
  selectSeenPhotoIds,
  selectIsRestored,
  selectRecord,
} = slice.selectors;

const NO_MATCHES: ReadonlyMap<number, number> = new Map();

/** Cells of the grid that are in the palette, with the palette colour that each stands for. */
export const selectMatches = createSelector([selectPicture, selectRecord], (picture, record) => {
  if (!picture || !record) return NO_MATCHES;
  const colors = record.entries.map(({ rgb }) => rgb);
  const isOwn = record.pictureId === picture.id;
  // A palette of another picture has no places in this one, except where a colour is the very same.
  const placeable = isOwn ? colors : colors.filter((color) => picture.swatches.includes(color));
  return matchSwatches(picture.swatches, placeable);
});
