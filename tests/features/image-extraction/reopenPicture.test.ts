import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { extractImage } from '../../../src/features/image-extraction/extractImage';
import { selectRecord } from '../../../src/features/image-extraction/imageExtractionSlice';
import { reopenPicture } from '../../../src/features/image-extraction/reopenPicture';
import { createFakeServices } from '../../support/fakeServices';
import { createExtraction, createFakeExtractor, evenPalette, TEN } from './fakePictures';

const FILE = { file: new Blob(['x']), name: 'cat.jpg' };

/** A page with the palette of a picture, whose visitor comes back from signing in: the picture reads as this one then. */
const comeBack = async (extraction = createExtraction(), note?: unknown) => {
  const imageExtractor = createFakeExtractor();
  const store = createAppStore(createFakeServices({ imageExtractor }));
  const { signal } = new AbortController();
  await store.dispatch(extractImage({ kind: 'file', ...FILE }, signal));
  const before = selectRecord(store.getState());
  imageExtractor.extract.mockResolvedValue(extraction);
  await store.dispatch(reopenPicture({ ...FILE, note }, signal));
  const { records } = store.getState().imageExtraction.history;
  return { before, now: selectRecord(store.getState()), count: records.length };
};

describe('a picture that is opened again behind the sign-in', () => {
  it('has its palette once, where it is read as it was', async () => {
    const { before, now, count } = await comeBack();
    expect(now?.entries).toEqual(before?.entries);
    // That of before, and that of the picture as it is open now.
    expect(count).toBe(2);
  });

  it.each([
    ['other colors', TEN.slice(5)],
    ['more colors', TEN.slice(0, 6)],
    ['fewer colors', TEN.slice(0, 4)],
    ['the same in another order', TEN.slice(0, 5).toReversed()],
  ])('has the palette of before where %s are read', async (_, colors) => {
    const { before, now, count } = await comeBack(createExtraction({ palette: evenPalette(colors) }));
    expect(now?.entries.map(({ rgb }) => rgb)).toEqual(before?.entries.map(({ rgb }) => rgb));
    expect(count).toBe(3);
  });

  it('has the colors that were kept by hand as such, also where it is read as it was', async () => {
    const { now } = await comeBack(undefined, { kept: [true], places: {} });
    expect(now?.entries.map(({ isKept }) => isKept === true)).toEqual([true, false, false, false, false]);
  });
});
