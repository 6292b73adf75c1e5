import type { Extraction } from '../../../workers/image-extraction/api';
import type { PictureColors } from '../../engine/engine';

/** Data of a picture in a batch that is not serializable state. */
export type BatchedPicture = Pick<Extraction, 'colors' | 'thumbnail'>;

export type BatchCache = {
  /** Keeps a file, and returns the id to find it by. */
  readonly keepFile: (file: File) => number;
  readonly file: (id: number) => File | null;
  /** Keeps a file's extraction without the preview, which is closed: fifty previews would take 100 MB. */
  readonly keepPicture: (id: number, extraction: Extraction) => void;
  /** Keeps what was read of a file before. */
  readonly restorePicture: (id: number, picture: BatchedPicture) => void;
  readonly picture: (id: number) => BatchedPicture | null;
  /** The result of `merge` for the colors of these pictures; cached for the next palette of the same pictures. */
  readonly merged: (
    ids: readonly number[],
    merge: (colors: readonly PictureColors[]) => PictureColors,
  ) => PictureColors;
  readonly clear: () => void;
};

export const createBatchCache = (): BatchCache => {
  const files = new Map<number, File>();
  const pictures = new Map<number, BatchedPicture>();
  let lastId = 0;
  let merged: { readonly key: string; readonly colors: PictureColors } | null = null;

  return {
    keepFile: (file) => {
      lastId += 1;
      files.set(lastId, file);
      return lastId;
    },
    file: (id) => files.get(id) ?? null,
    keepPicture: (id, { preview, colors, thumbnail }) => {
      preview.close();
      pictures.set(id, { colors, thumbnail });
    },
    restorePicture: (id, picture) => void pictures.set(id, picture),
    picture: (id) => pictures.get(id) ?? null,
    merged: (ids, merge) => {
      const key = ids.join();
      if (merged?.key !== key)
        merged = { key, colors: merge(ids.flatMap((id) => pictures.get(id)?.colors ?? [])) };
      return merged.colors;
    },
    clear: () => {
      merged = null;
      files.clear();
      pictures.clear();
    },
  };
};
