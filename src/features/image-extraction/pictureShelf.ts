import type { Area, Extraction } from '../../../workers/image-extraction/api';
import type { PictureColors } from '../../engine/engine';
import { areaKey } from './areaKey';

/** What belongs to a picture but not into the store: its file, its bitmap and its typed arrays. */
export type ShelvedPicture = Pick<Extraction, 'preview' | 'colors' | 'thumbnail'> & {
  readonly source: Blob;
};

type Shelf = {
  readonly id: number;
  readonly picture: ShelvedPicture;
  /** The colors of parts that were asked for, the last one at the end. */
  readonly parts: Map<string, PictureColors>;
};

/** Of so many parts the colors are kept; those of one weigh about 200 kB. */
const MOST_PARTS = 16;

// One picture at a time: a 10-megapixel preview and its color tables weigh about 2 MB.
let shelf: Shelf | null = null;
let lastId = 0;

/** Keeps the newest picture, closes the one before it, and answers the id to find it by. */
export const shelvePicture = ({ preview, colors, thumbnail, source }: ShelvedPicture): number => {
  shelf?.picture.preview.close();
  lastId += 1;
  shelf = { id: lastId, picture: { preview, colors, thumbnail, source }, parts: new Map() };
  return lastId;
};

export const pictureOnShelf = (id: number): ShelvedPicture | null =>
  shelf?.id === id ? shelf.picture : null;

/** Keeps the colors of a part beside its picture. */
export const shelvePart = (id: number, area: Area, colors: PictureColors): void => {
  if (shelf?.id !== id) return;
  const { parts } = shelf;
  parts.set(areaKey(area), colors);
  const [oldest] = parts.keys();
  if (parts.size > MOST_PARTS && oldest !== undefined) parts.delete(oldest);
};

/** The colors that a palette is made of: those of the part, or without one those of the whole picture. */
export const colorsOnShelf = (id: number, area: Area | undefined): PictureColors | null => {
  if (shelf?.id !== id) return null;
  return (area && shelf.parts.get(areaKey(area))) ?? shelf.picture.colors;
};
