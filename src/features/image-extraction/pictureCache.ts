import type { Area, Extraction } from '../../../workers/image-extraction/api';
import type { PictureColors } from '../../engine/engine';
import { areaKey } from './areaKey';

/** What belongs to a picture but not into the store: its file, its bitmap and its typed arrays. */
export type CachedPicture = Pick<Extraction, 'preview' | 'colors' | 'thumbnail'> & {
  readonly source: Blob;
};

type Cache = {
  readonly id: number;
  readonly picture: CachedPicture;
  /** The colors of parts that were asked for, the last one at the end. */
  readonly parts: Map<string, PictureColors>;
};

/** Of so many parts the colors are kept; those of one weigh about 200 kB. */
const MOST_PARTS = 16;

// One picture at a time: a 10-megapixel preview and its color tables weigh about 2 MB.
let cache: Cache | null = null;
let lastId = 0;

/** Keeps the newest picture, closes the one before it, and returns the id to find it by. */
export const cachePicture = ({ preview, colors, thumbnail, source }: CachedPicture): number => {
  cache?.picture.preview.close();
  lastId += 1;
  cache = { id: lastId, picture: { preview, colors, thumbnail, source }, parts: new Map() };
  return lastId;
};

export const cachedPicture = (id: number): CachedPicture | null => (cache?.id === id ? cache.picture : null);

/** Keeps the colors of a part beside its picture. */
export const cachePart = (id: number, area: Area, colors: PictureColors): void => {
  if (cache?.id !== id) return;
  const { parts } = cache;
  parts.set(areaKey(area), colors);
  const [oldest] = parts.keys();
  if (parts.size > MOST_PARTS && oldest !== undefined) parts.delete(oldest);
};

/** The colors that a palette is made of: those of the part, or without one those of the whole picture. */
export const cachedColors = (id: number, area: Area | undefined): PictureColors | null => {
  if (cache?.id !== id) return null;
  return (area && cache.parts.get(areaKey(area))) ?? cache.picture.colors;
};
