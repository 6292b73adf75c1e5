import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Area, ExtractionProgress } from '../../../workers/image-extraction/api';
import type { Place } from '../../color/locateColors';
import { EXTRACTION } from '../../domain/imageLimits';
import type { PaletteStyle } from '../../engine/engine';
import { accountLeft } from '../../state/session/sessionSlice';
import { areaKey } from '../../state/pictures/areaKey';
import {
  type Asked,
  INITIAL_STATE,
  type HeldColor,
  type ImageExtractionState,
  type Picture,
  type Poster,
  type Problem,
  type Run,
} from './imageExtractionState';
import { matchSwatches } from './matchSwatches';
import {
  amendRecord,
  commitRecord,
  currentRecord,
  keepInRecord,
  measureRecord,
  moveHistory,
  placeInRecord,
  type PaletteEntry,
  type PaletteHistory,
  type PaletteRecord,
  showRecord,
  withoutPictures,
} from './paletteHistory';
import type { SampleSide } from './picture/sampleColor';
import { turnedOrder, type SwatchOrder } from './swatches/swatchOrder';

type Generated = Pick<PaletteRecord, 'entries' | 'wanted' | 'places' | 'area'>;

type Regenerated = Generated & {
  /** Null for a palette of several pictures. */
  readonly pictureId: number | null;
  readonly style: PaletteStyle;
  /** Replaces the current palette, as the next of many small steps. */
  readonly isAmending?: boolean;
};

/**
 * Shows another palette of the history: the style menu shows its style, which also applies to the next one. One that is
 * being made is abandoned: it would drop those after the one shown.
 */
const withHistory = (state: ImageExtractionState, history: PaletteHistory): ImageExtractionState => ({
  ...state,
  held: null,
  making: null,
  history,
  style: currentRecord(history)?.style ?? state.style,
});

const slice = createSlice({
  name: 'imageExtraction',
  initialState: INITIAL_STATE,
  reducers: {
    historyRestored: (state, { payload }: PayloadAction<PaletteHistory>) => ({
      ...state,
      history: payload,
      isRestored: true,
    }),
    extractionStarted: (state, { payload }: PayloadAction<Pick<Run, 'startedAtMs' | 'retried'>>) => {
      state.held = null;
      state.run = { stage: 'reading', poster: null, ...payload };
      state.problem = null;
    },
    photoPicked: (state, { payload: { id, poster } }: PayloadAction<{ id: string; poster: Poster }>) => {
      if (state.run) state.run.poster = poster;
      state.seenPhotoIds = [...state.seenPhotoIds.filter((seen) => seen !== id), id];
    },
    /** Every photo was shown once; only the last one is excluded from the new round. */
    photoRoundStarted: (state) => {
      state.seenPhotoIds = state.seenPhotoIds.slice(-1);
    },
    extractionProgressed: (state, { payload }: PayloadAction<ExtractionProgress>) => {
      if (state.run) Object.assign(state.run, payload);
    },
    extractionFinished: (
      state,
      {
        payload,
      }: PayloadAction<
        Generated & { style: PaletteStyle; picture: Omit<Picture, 'variant' | 'partSwatches'> }
      >,
    ) => {
      const { picture, entries, wanted, style } = payload;
      const record = { pictureId: picture.id, wanted, style, entries };
      return {
        ...state,
        run: null,
        held: null,
        picture: { ...picture, variant: 0, partSwatches: {} },
        history: commitRecord(state.history, record, EXTRACTION.historyLimit),
      };
    },
    partReadingChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isReadingPart = payload;
    },
    /** Null once the latest is there, or abandoned. */
    makingChanged: (state, { payload }: PayloadAction<Asked | null>) => ({ ...state, making: payload }),
    partRead: (
      state,
      { payload }: PayloadAction<{ pictureId: number; area: Area; swatches: readonly number[] }>,
    ) => {
      const { picture } = state;
      if (picture?.id !== payload.pictureId) return state;
      const partSwatches = { ...picture.partSwatches, [areaKey(payload.area)]: payload.swatches };
      return { ...state, picture: { ...picture, partSwatches } };
    },
    extractionFailed: (state, { payload }: PayloadAction<Problem>) => {
      state.run = null;
      state.problem = payload;
    },
    /** Canceled, refused, or abandoned with the page: a picture that was tried again is as before. */
    extractionStopped: (state) => {
      state.problem = state.run?.retried ?? state.problem;
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
    paletteGenerated: (state, { payload }: PayloadAction<Regenerated>) => {
      const { isAmending = false, ...record } = payload;
      // A result that arrives after the picture was changed is dropped.
      if (record.pictureId !== null && state.picture?.id !== record.pictureId) return state;
      const put = isAmending ? amendRecord : commitRecord;
      return { ...state, held: null, history: put(state.history, record, EXTRACTION.historyLimit) };
    },
    sharesMeasured: (state, { payload }: PayloadAction<{ recordId: number; shares: readonly number[] }>) => ({
      ...state,
      history: measureRecord(state.history, payload.recordId, payload.shares),
    }),
    historyMoved: (state, { payload }: PayloadAction<-1 | 1>) =>
      withHistory(state, moveHistory(state.history, payload)),
    /** Back to a palette of the history by its id. */
    paletteRecalled: (state, { payload }: PayloadAction<number>) =>
      withHistory(state, showRecord(state.history, payload)),
    keepingChanged: (state, { payload }: PayloadAction<{ index: number; isKept: boolean }>) => ({
      ...state,
      history: keepInRecord(state.history, payload.index, payload.isKept),
    }),
    /** To another place of the same color. */
    pinMoved: (state, { payload }: PayloadAction<{ rgb: number; place: Place }>) => ({
      ...state,
      held: null,
      history: placeInRecord(state.history, payload.rgb, payload.place),
    }),
    /** A color is being picked up or moved, or was dropped without a change. */
    colorHeld: (state, { payload }: PayloadAction<HeldColor | null>) => {
      state.held = payload;
    },
    sampleSideChosen: (state, { payload }: PayloadAction<SampleSide>) => {
      state.sampleSide = payload;
    },
    sortModeClicked: (state, { payload }: PayloadAction<SwatchOrder['mode']>) => {
      state.swatchOrder = turnedOrder(state.swatchOrder, payload);
    },
  },
  extraReducers: (builder) =>
    // Choices stay, and so do the colors: like palettes of the builder that were never saved.
    builder.addCase(accountLeft, (state) => ({
      ...state,
      run: null,
      isReadingPart: false,
      making: null,
      picture: null,
      problem: null,
      held: null,
      history: withoutPictures(state.history),
    })),
  selectors: {
    selectRun: (state) => state.run,
    /** Unlike the run, the same for all of its progress. */
    selectIsBusy: (state) => state.run !== null,
    selectPoster: (state) => state.run?.poster ?? null,
    selectIsReadingPart: (state) => state.isReadingPart,
    selectMaking: (state) => state.making,
    selectPicture: (state) => state.picture,
    selectProblem: (state) => state.problem,
    selectCount: (state) => state.count,
    selectStyle: (state) => state.style,
    selectHistory: (state) => state.history,
    selectHeld: (state) => state.held,
    selectSampleSide: (state) => state.sampleSide,
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
  partReadingChanged,
  makingChanged,
  partRead,
  extractionFailed,
  extractionStopped,
  problemDismissed,
  countChosen,
  styleChosen,
  variantRequested,
  paletteGenerated,
  sharesMeasured,
  historyMoved,
  paletteRecalled,
  keepingChanged,
  pinMoved,
  colorHeld,
  sampleSideChosen,
  sortModeClicked,
} = slice.actions;
export const {
  selectRun,
  selectIsBusy,
  selectPoster,
  selectIsReadingPart,
  selectMaking,
  selectPicture,
  selectProblem,
  selectCount,
  selectStyle,
  selectHistory,
  selectHeld,
  selectSampleSide,
  selectSwatchOrder,
  selectSeenPhotoIds,
  selectIsRestored,
  selectRecord,
} = slice.selectors;

const NO_ENTRIES: readonly PaletteEntry[] = [];

/** The palette as shown: with the current color of the pin being dragged. */
export const selectShownEntries = createSelector([selectRecord, selectHeld], (record, held) => {
  const entries = record?.entries ?? NO_ENTRIES;
  if (!held) return entries;
  const shown = { rgb: held.rgb, share: entries[held.index]?.share ?? 0, isKept: true };
  return held.index < entries.length
    ? entries.with(held.index, shown)
    : [...entries, { ...shown, isUncounted: true as const }];
});

/** The current palette if it belongs to the current picture, else null. */
export const selectOwnRecord = createSelector([selectPicture, selectRecord], (picture, record) =>
  picture && record?.pictureId === picture.id ? record : null,
);

/** The part of the picture that its palette is read from; undefined for the whole. */
export const selectArea = createSelector([selectOwnRecord], (record) => record?.area);

/** What the next palette starts from: the one that is being made, or else the current one. */
export const selectAsked = createSelector(
  [selectMaking, selectRecord, selectCount, selectArea],
  (making, record, count, area): Asked => making ?? { wanted: record?.wanted ?? count, area },
);

const NO_SWATCHES: readonly number[] = [];

/** The swatches of that part, or of the whole picture. */
export const selectSwatches = createSelector([selectPicture, selectArea], (picture, area) =>
  picture ? ((area && picture.partSwatches[areaKey(area)]) ?? picture.swatches) : NO_SWATCHES,
);

const NO_MATCHES: ReadonlyMap<number, number> = new Map();

/** Cells of the grid that are in the palette, with the palette color that each represents. */
export const selectMatches = createSelector(
  [selectSwatches, selectRecord, selectOwnRecord],
  (swatches, record, own) => {
    if (!record) return NO_MATCHES;
    const colors = record.entries.map(({ rgb }) => rgb);
    // A palette of another picture has no cells here, except for identical colors.
    const placeable = own ? colors : colors.filter((color) => swatches.includes(color));
    return matchSwatches(swatches, placeable);
  },
);
