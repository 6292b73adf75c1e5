import type { Area, Extraction } from '../../../workers/image-extraction/api';
import type { Place, Raster } from '../../color/locateColors';
import type { PictureColors } from '../../engine/engine';
import { areaKey } from './areaKey';

/** What belongs to a picture but not into the store: its file, its bitmap and its typed arrays. */
export type CachedPicture = Pick<Extraction, 'preview' | 'colors' | 'thumbnail'> & {
  readonly source: Blob;
};

/** Pixels in which colors are looked for, with the way from a place among them to that in the whole picture. */
export type SearchedPixels = { readonly raster: Raster; readonly toWhole: (place: Place) => Place };

/** What is kept of a part: its pixels as its file has them, where the browser shows them. */
type Part = { readonly colors: PictureColors; readonly pixels: SearchedPixels | null };

/** One picture at a time: a 10-megapixel preview and its color tables weigh about 2 MB. */
export type PictureCache = {
  /** Keeps the newest picture, closes the one before it, and returns the id to find it by. */
  readonly keep: (picture: CachedPicture) => number;
  /** Null once another picture has come. */
  readonly get: (id: number) => CachedPicture | null;
  /** Keeps a part beside its picture. */
  readonly keepPart: (id: number, area: Area, part: Part) => void;
  /** The colors that a palette is made of: those of the part, or without one those of the whole picture. */
  readonly colors: (id: number, area: Area | undefined) => PictureColors | null;
  /** Where the colors of a part are looked for; null once too many others have come. */
  readonly partPixels: (id: number, area: Area) => SearchedPixels | null;
  /** Keeps the bitmap of the file in full size, and closes the one before it. */
  readonly keepFull: (id: number, bitmap: ImageBitmap) => void;
  readonly full: (id: number) => ImageBitmap | null;
  /** Closes the bitmap in full size, unless it is that of the picture. */
  readonly dropFull: (except?: number) => void;
};

/** So many parts are kept; the colors of one weigh about 200 kB, its pixels up to 640 kB. */
const MOST_PARTS = 16;

type Entry = {
  readonly id: number;
  readonly picture: CachedPicture;
  /** Parts that were asked for, the last one at the end. */
  readonly parts: Map<string, Part>;
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
    keepPart: (id, area, part) => {
      const parts = find(id)?.parts;
      if (!parts) return;
      parts.set(areaKey(area), part);
      const [oldest] = parts.keys();
      if (parts.size > MOST_PARTS && oldest !== undefined) parts.delete(oldest);
    },
    colors: (id, area) => {
      const found = find(id);
      const part = area && found?.parts.get(areaKey(area));
      return part?.colors ?? found?.picture.colors ?? null;
    },
    partPixels: (id, area) => find(id)?.parts.get(areaKey(area))?.pixels ?? null,
    keepFull: (id, bitmap) => {
      dropFull();
      full = { id, bitmap };
    },
    full: (id) => (full?.id === id ? full.bitmap : null),
    dropFull,
  };
};
