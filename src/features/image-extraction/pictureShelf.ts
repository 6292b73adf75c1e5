import type { Extraction } from '../../../workers/image-extraction/api';

/** What belongs to a picture but not into the store: its file, its bitmap and its typed arrays. */
export type ShelvedPicture = Pick<Extraction, 'preview' | 'colors' | 'thumbnail'> & {
  readonly source: Blob;
};

// One picture at a time: a 10-megapixel preview and its colour tables weigh about 2 MB.
let shelf: { readonly id: number; readonly picture: ShelvedPicture } | null = null;
let lastId = 0;

/** Keeps the newest picture, closes the one before it, and answers the id to find it by. */
export const shelvePicture = ({ preview, colors, thumbnail, source }: ShelvedPicture): number => {
  shelf?.picture.preview.close();
  lastId += 1;
  shelf = { id: lastId, picture: { preview, colors, thumbnail, source } };
  return lastId;
};

export const pictureOnShelf = (id: number): ShelvedPicture | null =>
  shelf?.id === id ? shelf.picture : null;
