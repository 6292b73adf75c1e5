import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../../src/app/store';
import type { KeptPalette } from '../../../../src/features/image-extraction/after-sign-in/keptPictures';
import { reopenPicture } from '../../../../src/features/image-extraction/after-sign-in/reopenPicture';
import { selectRecord, selectSwatches } from '../../../../src/features/image-extraction/imageExtractionSlice';
import { createFakeServices } from '../../../support/fakeServices';
import { createExtraction, createFakeExtractor, evenPalette, TEN } from '../fakePictures';

const FILE = { file: new Blob(['x']), name: 'cat.jpg' };
const BEFORE: KeptPalette = { entries: evenPalette(TEN.slice(0, 5)), wanted: 5, style: 'vivid' };
const PART = { x: 0.25, y: 0, width: 0.5, height: 0.5 };

/** Comes back to a picture with its palette, which reads as this one now. */
const comeBack = async (palette: KeptPalette | null, extraction = createExtraction()) => {
  const imageExtractor = createFakeExtractor();
  imageExtractor.extract.mockImplementation(async (_, { area }) =>
    area ? createExtraction({ swatches: TEN.slice(2) }) : extraction,
  );
  const services = createFakeServices({ imageExtractor });
  const store = createAppStore(services);
  await store.dispatch(reopenPicture({ ...FILE, palette }, new AbortController().signal));
  const { records } = store.getState().imageExtraction.history;
  return { store, services, imageExtractor, now: selectRecord(store.getState()), count: records.length };
};

describe('a picture that is opened again behind the sign-in', () => {
  it('has its palette once, where it is read as it was, and does not count', async () => {
    const { now, count, services } = await comeBack(BEFORE);
    expect(now?.entries).toEqual(BEFORE.entries);
    expect(count).toBe(1);
    expect(await services.dailyCounter.used(10)).toBe(0);
  });

  it.each([
    ['other colors', TEN.slice(5)],
    ['more colors', TEN.slice(0, 6)],
    ['fewer colors', TEN.slice(0, 4)],
    ['the same in another order', TEN.slice(0, 5).toReversed()],
  ])('has the palette of before where %s are read', async (_, colors) => {
    const { now, count } = await comeBack(BEFORE, createExtraction({ palette: evenPalette(colors) }));
    expect(now?.entries).toEqual(BEFORE.entries);
    expect(count).toBe(2);
  });

  it('has what was done to it by hand, also where it is read as it was', async () => {
    const places = { 0xff0000: { x: 0.25, y: 0.5 } };
    const entries = BEFORE.entries.map((entry, at) => ({ ...entry, isKept: at === 0 }));
    const { now } = await comeBack({ ...BEFORE, entries, places, wanted: 7, style: 'even' });
    expect(now).toMatchObject({ entries, places, wanted: 7, style: 'even' });
  });

  it('has the part that its palette was of, with the swatches of that part', async () => {
    const { now, store, imageExtractor } = await comeBack({
      ...BEFORE,
      entries: evenPalette(TEN.slice(2, 6)),
      area: PART,
    });
    expect(imageExtractor.extract.mock.lastCall?.[1]).toMatchObject({ area: PART });
    expect(now).toMatchObject({ entries: evenPalette(TEN.slice(2, 6)), area: PART });
    expect(selectSwatches(store.getState())).toEqual(TEN.slice(2));
  });

  it('changes no more once it is left while its part is read', async () => {
    const leaving = new AbortController();
    const imageExtractor = createFakeExtractor();
    imageExtractor.extract.mockImplementation(async (_, { area }) => {
      if (area) leaving.abort();
      return createExtraction();
    });
    const store = createAppStore(createFakeServices({ imageExtractor }));
    const palette = { ...BEFORE, entries: evenPalette(TEN.slice(2, 6)), area: PART };
    await store.dispatch(reopenPicture({ ...FILE, palette }, leaving.signal));
    expect(imageExtractor.extract).toHaveBeenCalledTimes(2);
    expect(selectRecord(store.getState())?.entries).toEqual(BEFORE.entries);
  });

  it('has the palette that it is read with, where none was kept', async () => {
    const { now, count } = await comeBack(null, createExtraction({ palette: evenPalette(TEN.slice(3, 6)) }));
    expect(now?.entries).toEqual(evenPalette(TEN.slice(3, 6)));
    expect(count).toBe(1);
  });
});
