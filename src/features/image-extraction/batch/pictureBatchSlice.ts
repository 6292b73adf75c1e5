import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { PaletteStyle } from '../../../engine/engine';
import type { PaletteEntry } from '../paletteHistory';

/** One of several pictures. Its file, colors and thumbnail are in the cache, under the same id. */
export type BatchPicture = {
  readonly id: number;
  readonly name: string;
} & (
  | { readonly state: 'waiting' | 'reading' }
  | { readonly state: 'read'; readonly entries: readonly PaletteEntry[] }
  | {
      readonly state: 'unread';
      /** Why there are no colors of it, in words. */
      readonly reason: string;
      /** It was never tried: it can still be read. */
      readonly isLeft?: true;
    }
);

/** What the one palette for all is to be. */
export type TogetherOptions = { readonly count: number; readonly style: PaletteStyle };

export type PictureBatchState = {
  readonly pictures: readonly BatchPicture[];
  readonly isRunning: boolean;
  /** One palette for all that were read; null before the last one was. */
  readonly together: readonly PaletteEntry[] | null;
  /** Which making of it was asked for last; null while none is on its way. */
  readonly mergeId: string | null;
  /** As chosen for it here; null while it is as other palettes are. */
  readonly togetherOptions: TogetherOptions | null;
  /** How many were chosen beyond those that are taken. */
  readonly leftOut: number;
};

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
      { payload }: PayloadAction<{ pictures: readonly { id: number; name: string }[]; leftOut: number }>,
    ) => ({
      ...state,
      pictures: [
        ...state.pictures,
        ...payload.pictures.map(({ id, name }) => ({ id, name, state: 'waiting' as const })),
      ],
      isRunning: true,
      together: null,
      leftOut: state.leftOut + payload.leftOut,
    }),
    batchPictureChanged: (state, { payload }: PayloadAction<BatchPicture>) => replace(state, payload),
    /** What has not been read by now is not going to be. */
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
    /** What was left is read after all. What could not be read keeps its reason. */
    batchResumed: (state) => ({
      ...state,
      isRunning: true,
      together: null,
      pictures: state.pictures.map((picture) =>
        'isLeft' in picture ? { id: picture.id, name: picture.name, state: 'waiting' as const } : picture,
      ),
    }),
    togetherChosen: (state, { payload }: PayloadAction<TogetherOptions>) => ({
      ...state,
      togetherOptions: payload,
    }),
    mergeStarted: (state, { payload: mergeId }: PayloadAction<string>) => ({ ...state, mergeId }),
    /** Made, failed, or left behind with the page; of an earlier one there is nothing to end. */
    mergeEnded: (state, { payload }: PayloadAction<string>) =>
      state.mergeId === payload ? { ...state, mergeId: null } : state,
    batchMerged: (state, { payload }: PayloadAction<readonly PaletteEntry[]>) =>
      // More have come meanwhile: theirs will follow.
      state.isRunning ? state : { ...state, together: payload },
    batchCleared: () => initialState,
    /** Back from being closed by mistake. */
    batchRestored: (_, { payload }: PayloadAction<PictureBatchState>) => ({ ...payload, mergeId: null }),
  },
  selectors: {
    selectBatch: (state) => state,
    selectBatchPictures: (state) => state.pictures,
    selectIsBatchRunning: (state) => state.isRunning,
  },
});

export const pictureBatchReducer = slice.reducer;
export const {
  batchExtended,
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
export const { selectBatch, selectBatchPictures, selectIsBatchRunning } = slice.selectors;
