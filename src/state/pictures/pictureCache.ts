import type { Area, Extraction } from '../../../workers/image-extraction/api';
import type { Place, Raster } from '../../color/locateColors';
import { EXTRACTION } from '../../domain/imageLimits';
import type { PictureColors } from '../../engine/engine';
import { areaKey } from './areaKey';

/** Data of a picture that is not serializable state: its file, its bitmap and its typed arrays. */
export type CachedPicture = Pick<Extraction, 'preview' | 'colors' | 'thumbnail'> & {
  readonly source: Blob;
};

/** The pixels in which colors are searched, and the mapping from a place in them to one in the whole picture. */
export type SearchedPixels = { readonly raster: Raster; readonly toWhole: (place: Place) => Place };

/** A cached part: its colors, and the pixels in which they are searched; null if its preview could not be read. */
type Part = { readonly colors: PictureColors; readonly pixels: SearchedPixels | null };

/** One picture at a time: a 10-megapixel preview and its color tables weigh about 2 MB. */
export type PictureCache = {
  /** Keeps the newest picture, closes the one before it, and returns the id to find it by. */
  readonly keep: (picture: CachedPicture) => number;
  /** Null once another picture has replaced it. */
  readonly get: (id: number) => CachedPicture | null;
  /** Draws what `takeCopy` returns before it is needed, in a task other than the one that shows it. */
  readonly drawCopy: (preview: ImageBitmap) => void;
  /** A copy of a preview, which the canvas that shows it may keep. */
  readonly takeCopy: (preview: ImageBitmap) => ImageBitmap;
  /** Caches a part along with its picture. */
  readonly keepPart: (id: number, area: Area, part: Part) => void;
  /** The colors a palette is made from: those of the part, or of the whole picture without one. */
  readonly colors: (id: number, area: Area | undefined) => PictureColors | null;
  /** The pixels in which a part's colors are searched; null once evicted by other parts. */
  readonly partPixels: (id: number, area: Area) => SearchedPixels | null;
  /** Keeps the full-size bitmap of the file, and closes the one before it. */
  readonly keepFull: (id: number, bitmap: ImageBitmap) => void;
  readonly full: (id: number) => ImageBitmap | null;
  /** Closes the full-size bitmap, unless it belongs to the picture `except`. */
  readonly dropFull: (except?: number) => void;
  /** Closes and forgets all of it. */
  readonly clear: () => void;
};

/**
 * Maximum number of cached parts, about 200 kB each: every palette of the history has the colors it was made from, as
 * its part is among those last used.
 */
const MOST_PARTS = EXTRACTION.historyLimit;
/** Maximum number of parts whose pixels are cached, up to 640 kB each. */
const MOST_PARTS_OF_PIXELS = 16;

type Entry = {
  readonly id: number;
  readonly picture: CachedPicture;
  /** The parts in use, the one used last at the end. */
  readonly parts: Map<string, Part>;
};

const moveToEnd = (parts: Entry['parts'], key: string, part: Part): void => {
  parts.delete(key);
  parts.set(key, part);
};

/** Through an offscreen canvas: drawing into the one on the page would force a layout of the whole page. */
const copyOf = (preview: ImageBitmap): ImageBitmap => {
  const canvas = new OffscreenCanvas(preview.width, preview.height);
  canvas.getContext('2d')?.drawImage(preview, 0, 0);
  return canvas.transferToImageBitmap();
};

export const createPictureCache = (): PictureCache => {
  const copies = new WeakMap<ImageBitmap, ImageBitmap>();
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
    drawCopy: (preview) => void copies.set(preview, copyOf(preview)),
    takeCopy: (preview) => {
      const copy = copies.get(preview) ?? copyOf(preview);
      copies.delete(preview);
      return copy;
    },
    keepPart: (id, area, part) => {
      const parts = find(id)?.parts;
      if (!parts) return;
      moveToEnd(parts, areaKey(area), part);
      const [oldest] = parts.keys();
      if (parts.size > MOST_PARTS && oldest !== undefined) parts.delete(oldest);
      for (const [key, { colors }] of [...parts].slice(0, -MOST_PARTS_OF_PIXELS))
        parts.set(key, { colors, pixels: null });
    },
    colors: (id, area) => {
      const found = find(id);
      const part = area && found?.parts.get(areaKey(area));
      if (found && part) moveToEnd(found.parts, areaKey(area), part);
      return part?.colors ?? found?.picture.colors ?? null;
    },
    partPixels: (id, area) => find(id)?.parts.get(areaKey(area))?.pixels ?? null,
    keepFull: (id, bitmap) => {
      dropFull();
      full = { id, bitmap };
    },
    full: (id) => (full?.id === id ? full.bitmap : null),
    dropFull,
    clear: () => {
      entry?.picture.preview.close();
      entry = null;
      dropFull();
    },
  };
};
