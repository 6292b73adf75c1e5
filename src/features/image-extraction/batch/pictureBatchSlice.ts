import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { PaletteStyle } from '../../../engine/engine';
import { accountLeft } from '../../../state/session/sessionSlice';
import type { PaletteEntry } from '../paletteHistory';

/** One of several pictures. Its file, colors and thumbnail are in the cache under the same id. */
export type BatchPicture = {
  readonly id: number;
  readonly name: string;
} & (
  | { readonly state: 'waiting' | 'reading' }
  | { readonly state: 'read'; readonly entries: readonly PaletteEntry[] }
  | {
      readonly state: 'unread';
      /** Why its colors could not be read, in words. */
      readonly reason: string;
      /** It was not tried yet and can still be read. */
      readonly isLeft?: true;
      /** It was tried, and may be read once more. */
      readonly mayPass?: true;
    }
);

/** Options of the combined palette. */
export type TogetherOptions = { readonly count: number; readonly style: PaletteStyle };

export type PictureBatchState = {
  readonly pictures: readonly BatchPicture[];
  readonly isRunning: boolean;
  /** The combined palette; null until the last picture is read. */
  readonly together: readonly PaletteEntry[] | null;
  /** Id of the latest request for it; null if none is pending. */
  readonly mergeId: string | null;
  /** Its own options; null before it is made for the first time, by those of other palettes. */
  readonly togetherOptions: TogetherOptions | null;
  /** How many were chosen beyond the limit. */
  readonly leftOut: number;
  /** Those that were chosen were not all counted. */
  readonly mayBeMore?: boolean;
};

type Chosen = Pick<PictureBatchState, 'leftOut' | 'mayBeMore'>;

const addLeftOut = (state: Chosen, { leftOut, mayBeMore = false }: Chosen): Chosen => ({
  leftOut: state.leftOut + leftOut,
  mayBeMore: state.mayBeMore === true || mayBeMore,
});

const initialState: PictureBatchState = {
  pictures: [],
  isRunning: false,
  together: null,
  mergeId: null,
  togetherOptions: null,
  leftOut: 0,
};

const replace = (state: PictureBatchState, picture: BatchPicture): PictureBatchState => ({
  ...state,
  pictures: state.pictures.map((other) => (other.id === picture.id ? picture : other)),
});

const slice = createSlice({
  name: 'pictureBatch',
  initialState,
  reducers: {
    batchExtended: (
      state,
      { payload }: PayloadAction<Chosen & { pictures: readonly { id: number; name: string }[] }>,
    ) => ({
      ...state,
      pictures: [
        ...state.pictures,
        ...payload.pictures.map(({ id, name }) => ({ id, name, state: 'waiting' as const })),
      ],
      isRunning: true,
      together: null,
      ...addLeftOut(state, payload),
    }),
    /** Nothing more can be added: only their number is told. */
    batchOverfilled: (state, { payload }: PayloadAction<Chosen>) => ({
      ...state,
      ...addLeftOut(state, payload),
    }),
    batchPictureChanged: (state, { payload }: PayloadAction<BatchPicture>) => replace(state, payload),
    /** Pictures not read yet will not be read. */
    batchEnded: (state, { payload }: PayloadAction<{ reason: string }>) => ({
      ...state,
      isRunning: false,
      pictures: state.pictures.map((picture) =>
        picture.state === 'waiting' || picture.state === 'reading'
          ? {
              id: picture.id,
              name: picture.name,
              state: 'unread' as const,
              reason: payload.reason,
              isLeft: true as const,
            }
          : picture,
      ),
    }),
    /** Reads the remaining pictures, or those that may be read once more. Others that failed keep their reason. */
    batchResumed: (state, { payload: which }: PayloadAction<'isLeft' | 'mayPass'>) => ({
      ...state,
      isRunning: true,
      together: null,
      pictures: state.pictures.map((picture) =>
        which in picture ? { id: picture.id, name: picture.name, state: 'waiting' as const } : picture,
      ),
    }),
    togetherChosen: (state, { payload }: PayloadAction<TogetherOptions>) => ({
      ...state,
      togetherOptions: payload,
    }),
    mergeStarted: (state, { payload: mergeId }: PayloadAction<string>) => ({ ...state, mergeId }),
    /** Finished, failed, or abandoned with the page; an outdated request is ignored. */
    mergeEnded: (state, { payload }: PayloadAction<string>) =>
      state.mergeId === payload ? { ...state, mergeId: null } : state,
    batchMerged: (state, { payload }: PayloadAction<readonly PaletteEntry[]>) =>
      // More pictures were added meanwhile: a new merge will follow.
      state.isRunning ? state : { ...state, together: payload },
    batchCleared: () => initialState,
    /** Restored after an accidental close. */
    batchRestored: (_, { payload }: PayloadAction<PictureBatchState>) => ({ ...payload, mergeId: null }),
  },
  extraReducers: (builder) => builder.addCase(accountLeft, () => initialState),
  selectors: {
    selectBatch: (state) => state,
    selectBatchPictures: (state) => state.pictures,
    selectHasBatch: (state) => state.pictures.length > 0,
    selectIsBatchRunning: (state) => state.isRunning,
  },
});

export const pictureBatchReducer = slice.reducer;
export const {
  batchExtended,
  batchOverfilled,
  batchPictureChanged,
  batchEnded,
  batchResumed,
  togetherChosen,
  mergeStarted,
  mergeEnded,
  batchMerged,
  batchCleared,
  batchRestored,
} = slice.actions;
export const { selectBatch, selectBatchPictures, selectHasBatch, selectIsBatchRunning } = slice.selectors;
