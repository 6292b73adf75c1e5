import type { Area, Extraction } from '../../../workers/image-extraction/api';
import type { PictureColors } from '../../engine/engine';
import { areaKey } from './areaKey';

/** What belongs to a picture but not into the store: its file, its bitmap and its typed arrays. */
export type CachedPicture = Pick<Extraction, 'preview' | 'colors' | 'thumbnail'> & {
  readonly source: Blob;
};

/** One picture at a time: a 10-megapixel preview and its color tables weigh about 2 MB. */
export type PictureCache = {
  /** Keeps the newest picture, closes the one before it, and returns the id to find it by. */
  readonly keep: (picture: CachedPicture) => number;
  /** Null once another picture has come. */
  readonly get: (id: number) => CachedPicture | null;
  /** Keeps the colors of a part beside its picture. */
  readonly keepPart: (id: number, area: Area, colors: PictureColors) => void;
  /** The colors that a palette is made of: those of the part, or without one those of the whole picture. */
  readonly colors: (id: number, area: Area | undefined) => PictureColors | null;
  /** Keeps the bitmap of the file in full size, and closes the one before it. */
  readonly keepFull: (id: number, bitmap: ImageBitmap) => void;
  readonly full: (id: number) => ImageBitmap | null;
  /** Closes the bitmap in full size, unless it is that of the picture. */
  readonly dropFull: (except?: number) => void;
};

/** Of so many parts the colors are kept; those of one weigh about 200 kB. */
const MOST_PARTS = 16;

type Entry = {
  readonly id: number;
  readonly picture: CachedPicture;
  /** The colors of parts that were asked for, the last one at the end. */
  readonly parts: Map<string, PictureColors>;
};

export const createPictureCache = (): PictureCache => {
  let entry: Entry | null = null;
  let lastId = 0;
  let full: { readonly id: number; readonly bitmap: ImageBitmap } | null = null;
  const find = (id: number): Entry | null => (entry?.id === id ? entry : null);
  const dropFull: PictureCache['dropFull'] = (except) => {
    if (!full || full.id === except) return;
    full.bitmap.close();
    full = null;
  };

  return {
    keep: ({ preview, colors, thumbnail, source }) => {
      entry?.picture.preview.close();
      lastId += 1;
      entry = { id: lastId, picture: { preview, colors, thumbnail, source }, parts: new Map() };
      return lastId;
    },
    get: (id) => find(id)?.picture ?? null,
    keepPart: (id, area, colors) => {
      const parts = find(id)?.parts;
      if (!parts) return;
      parts.set(areaKey(area), colors);
      const [oldest] = parts.keys();
      if (parts.size > MOST_PARTS && oldest !== undefined) parts.delete(oldest);
    },
    colors: (id, area) => {
      const found = find(id);
      const part = area && found?.parts.get(areaKey(area));
      return part ?? found?.picture.colors ?? null;
    },
    keepFull: (id, bitmap) => {
      dropFull();
      full = { id, bitmap };
    },
    full: (id) => (full?.id === id ? full.bitmap : null),
    dropFull,
  };
};
