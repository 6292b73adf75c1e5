import type { BatchedPicture } from '../../../state/pictures/batchCache';
import type { BatchPicture, PictureBatchState } from '../batch/pictureBatchSlice';
import type { ImageSource } from '../extractImage';
import type { PaletteRecord } from '../paletteHistory';

/** A palette with everything that was done to it by hand. */
export type KeptPalette = Pick<PaletteRecord, 'entries' | 'wanted' | 'style' | 'places' | 'area'>;

export type KeptPicture = {
  readonly file: Blob;
  readonly name: string;
  /** The palette that was shown with it. */
  readonly palette: KeptPalette | null;
};

/** One of several pictures, with its file and what was read of it. Its id belongs to the page before. */
export type KeptBatchPicture = {
  readonly picture: BatchPicture;
  readonly file: File;
  readonly read: BatchedPicture | null;
};

export type KeptBatch = Pick<PictureBatchState, 'together' | 'togetherOptions' | 'leftOut' | 'mayBeMore'> & {
  readonly pictures: readonly KeptBatchPicture[];
  /** It was being read, or the daily limit stopped it. */
  readonly isToContinue: boolean;
};

/** What the page of pictures keeps while its visitor is away to sign in. */
export type KeptPictures = {
  readonly batch: KeptBatch | null;
  /** The picture that was shown by itself; null if the list was. */
  readonly picture: KeptPicture | null;
  /** A picture that was being read by itself, or that the daily limit refused. */
  readonly pending: ImageSource | null;
};
