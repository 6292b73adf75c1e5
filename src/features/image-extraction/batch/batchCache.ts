import type { Extraction } from '../../../../workers/image-extraction/api';
import type { PictureColors } from '../../../engine/engine';
import { mergeColors } from './mergeColors';

/** What belongs to a picture of a batch but not into the store. */
export type BatchedPicture = Pick<Extraction, 'colors' | 'thumbnail'>;

const files = new Map<number, File>();
const pictures = new Map<number, BatchedPicture>();
let lastId = 0;

/** Keeps a file, and returns the id to find it by. */
export const cacheFile = (file: File): number => {
  lastId += 1;
  files.set(lastId, file);
  return lastId;
};

export const fileOfBatch = (id: number): File | null => files.get(id) ?? null;

/** The preview is not kept: fifty of them would weigh 100 MB. */
export const cacheBatched = (id: number, { preview, colors, thumbnail }: Extraction): void => {
  preview.close();
  pictures.set(id, { colors, thumbnail });
};

export const batchedPicture = (id: number): BatchedPicture | null => pictures.get(id) ?? null;

let merged: { readonly key: string; readonly colors: PictureColors } | null = null;

/** The colors of these pictures as if they were one; kept for the next palette of the same ones. */
export const mergedColors = (ids: readonly number[]): PictureColors => {
  const key = ids.join();
  if (merged?.key !== key) {
    merged = { key, colors: mergeColors(ids.flatMap((id) => pictures.get(id)?.colors ?? [])) };
  }
  return merged.colors;
};

export const clearBatchCache = (): void => {
  merged = null;
  files.clear();
  pictures.clear();
};
