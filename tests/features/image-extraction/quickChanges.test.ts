import { describe, expect, it, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { extractImage } from '../../../src/features/image-extraction/extractImage';
import {
  selectAsked,
  selectHistory,
  selectRecord,
} from '../../../src/features/image-extraction/imageExtractionSlice';
import {
  changeCount,
  changeStyle,
  regeneratePalette,
  takeWhole,
} from '../../../src/features/image-extraction/remakePalette';
import { takePart } from '../../../src/features/image-extraction/takePart';
import { createFakeServices } from '../../support/fakeServices';
import { createExtraction, createFakeExtractor, evenPalette, TEN } from './fakePictures';

const signal = new AbortController().signal;
const PART = { x: 0, y: 0, width: 0.5, height: 0.5 };

const openPicture = async () => {
  const imageExtractor = createFakeExtractor();
  const store = createAppStore(createFakeServices({ imageExtractor }));
  await store.dispatch(extractImage({ kind: 'file', file: new Blob(['x']), name: 'cat.jpg' }, signal));
  return {
    store,
    imageExtractor,
    requests: () => imageExtractor.repalette.mock.calls.map(([, , { count, style }]) => [count, style]),
    /** Sorted: in which order they come is up to the worker. */
    made: () =>
      selectHistory(store.getState())
        .records.map(({ entries, style }) => `${entries.length} ${style}`)
        .toSorted(),
  };
};

describe('a change while the palette of the one before it is made', () => {
  it('starts from what was asked for, and each palette goes by its own style', async () => {
    const { store, requests, made } = await openPicture();
    await Promise.all([
      store.dispatch(changeCount(7, signal)),
      store.dispatch(changeStyle('even', signal)),
      store.dispatch(regeneratePalette(selectAsked(store.getState()).wanted, signal)),
    ]);
    expect(requests()).toEqual([
      [7, 'vivid'],
      [7, 'even'],
      [7, 'even'],
    ]);
    expect(made()).toEqual(['5 vivid', '7 even', '7 even', '7 vivid']);
  });

  it('goes by the latest of several', async () => {
    const { store, requests } = await openPicture();
    await Promise.all([
      store.dispatch(changeCount(7, signal)),
      store.dispatch(changeCount(8, signal)),
      store.dispatch(changeStyle('even', signal)),
    ]);
    expect(requests().at(-1)).toEqual([8, 'even']);
  });

  it('stays with the whole picture that was asked for', async () => {
    const { store, imageExtractor } = await openPicture();
    imageExtractor.extract.mockResolvedValueOnce(
      createExtraction({ palette: evenPalette(TEN.slice(5)), swatches: TEN.slice(5) }),
    );
    await store.dispatch(takePart(PART, signal));
    await Promise.all([store.dispatch(takeWhole(signal)), store.dispatch(changeCount(4, signal))]);
    expect(selectRecord(store.getState())?.area).toBeUndefined();
    expect(selectRecord(store.getState())?.entries).toHaveLength(4);
  });

  it('starts from the palette on show where that could not be made', async () => {
    const { store, imageExtractor, requests } = await openPicture();
    const log = vi.spyOn(console, 'error').mockReturnValue();
    imageExtractor.repalette.mockRejectedValueOnce(new Error('no memory'));
    await store.dispatch(changeCount(7, signal));
    await store.dispatch(changeStyle('even', signal));
    expect(requests().at(-1)).toEqual([5, 'even']);
    log.mockRestore();
  });
});

describe('the palette of a part', () => {
  it('has the style it was asked for in, though another is chosen while the part is read', async () => {
    const { store, imageExtractor, made } = await openPicture();
    imageExtractor.extract.mockResolvedValueOnce(
      createExtraction({ palette: evenPalette(TEN.slice(0, 3)), swatches: TEN.slice(0, 3) }),
    );
    const reading = store.dispatch(takePart(PART, signal));
    await Promise.all([store.dispatch(changeStyle('even', signal)), reading]);
    expect(made()).toEqual(['3 vivid', '5 even', '5 vivid']);
  });
});
