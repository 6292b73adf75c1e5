import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import type { StockPhoto } from '../../../src/domain/stockPhoto';
import { photoPicked } from '../../../src/features/image-extraction/imageExtractionSlice';
import { pickPhoto } from '../../../src/features/image-extraction/pickPhoto';
import { createFakeServices } from '../../support/fakeServices';
import { createPhotos } from './fakePictures';

const open = (photos: readonly StockPhoto[]) => {
  const stockPhotos = { curated: () => Promise.resolve(photos) };
  const store = createAppStore(createFakeServices({ stockPhotos }));
  const show = ({ id, src, width, height }: StockPhoto): string => {
    store.dispatch(photoPicked({ id, poster: { src: src.medium, width, height } }));
    return id;
  };
  /** The ids of pictures picked and shown one after the other. */
  const pick = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    while (ids.length < count) ids.push(show(await store.dispatch(pickPhoto())));
    return ids;
  };
  return { show, pick };
};

describe('pickPhoto', () => {
  it('takes another picture than the one on show [X-02]', async () => {
    const ids = await open(createPhotos(2)).pick(5);
    expect(new Set(ids)).toEqual(new Set(['p1', 'p2']));
    ids.slice(1).forEach((id, i) => expect(id).not.toBe(ids[i]));
  });

  it('repeats none before all have been shown, those chosen by hand among them [X-02]', async () => {
    const photos = createPhotos(8);
    const all = new Set(photos.map(({ id }) => id));
    const { show, pick } = open(photos);
    const byHand = photos.slice(2, 3).map(show);
    const ids = [...byHand, ...(await pick(14))];
    expect(new Set(ids.slice(0, 8))).toEqual(all);
    // The last of a round opens the next one.
    expect(new Set(ids.slice(7))).toEqual(all);
  });

  it('takes the one picture of a gallery again', async () => {
    expect(await open(createPhotos(1)).pick(2)).toEqual(['p1', 'p1']);
  });

  it('fails where there is no gallery', async () => {
    await expect(open([]).pick(1)).rejects.toThrow('no stock photos');
  });
});
