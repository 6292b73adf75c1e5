import { describe, expect, it } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { fewBesideKeptMessage, IMAGE_MESSAGES, keptColorsMessage } from '../../../src/domain/imageMessages';
import {
  changeCount,
  changeStyle,
  regeneratePalette,
  takeWhole,
} from '../../../src/features/image-extraction/remakePalette';
import { extractImage } from '../../../src/features/image-extraction/extractImage';
import { addColor, removeColor } from '../../../src/features/image-extraction/editColors';
import {
  historyMoved,
  keepingChanged,
  selectRecord,
} from '../../../src/features/image-extraction/imageExtractionSlice';
import { takePart } from '../../../src/features/image-extraction/takePart';
import { pageMessages, pageToasts } from '../../support/pageToasts';
import { createFakeServices } from '../../support/fakeServices';
import { createExtraction, createFakeExtractor, evenPalette, TEN } from './fakePictures';

const signal = new AbortController().signal;
const PICKED = 0xff8800;
const PLACE = { x: 0.25, y: 0.75 };

/** A picture of five colors, with another picked by hand. */
const openPicked = async (swatches: readonly number[] = TEN) => {
  const imageExtractor = createFakeExtractor({ swatches });
  const store = createAppStore(createFakeServices({ imageExtractor }));
  await store.dispatch(extractImage({ kind: 'file', file: new Blob(['x']), name: 'cat.jpg' }, signal));
  await store.dispatch(addColor(PICKED, PLACE, signal));
  const record = () => selectRecord(store.getState());
  const colors = () => record()?.entries.map(({ rgb }) => rgb) ?? [];
  return { store, imageExtractor, record, colors };
};

describe('a color picked by hand', () => {
  it('stays with its place in the picture when the count changes', async () => {
    const { store, record, colors } = await openPicked();
    await store.dispatch(changeCount(8, signal));
    expect(colors()).toHaveLength(8);
    expect(colors()[5]).toBe(PICKED);
    await store.dispatch(changeCount(3, signal));
    expect(colors()).toHaveLength(3);
    expect(colors()[2]).toBe(PICKED);
    expect(record()?.places?.[PICKED]).toEqual(PLACE);
  });

  it('stays in another style, in another palette, in one of a part, and in one of the whole again', async () => {
    const { store, imageExtractor, colors } = await openPicked();
    imageExtractor.extract.mockResolvedValueOnce(
      createExtraction({ palette: evenPalette([0x102030, 0x405060, 0x708090]) }),
    );
    for (const step of [
      changeStyle('even', signal),
      regeneratePalette(6, signal),
      takePart({ x: 0, y: 0, width: 0.5, height: 0.5 }, signal),
      takeWhole(signal),
    ]) {
      await store.dispatch(step);
      expect(colors()).toContain(PICKED);
    }
  });

  it('has its share counted with those of the others', async () => {
    const { store, imageExtractor, record } = await openPicked();
    imageExtractor.shares.mockResolvedValueOnce([0.5, 0.3, 0.2]);
    await store.dispatch(changeCount(3, signal));
    expect(record()?.entries.map(({ share }) => share)).toEqual([0.5, 0.3, 0.2]);
  });

  it('comes back by undo with the palette it was in', async () => {
    const { store, colors } = await openPicked();
    const before = colors();
    await store.dispatch(changeCount(3, signal));
    store.dispatch(historyMoved(-1));
    expect(colors()).toEqual(before);
    store.dispatch(historyMoved(-1));
    expect(colors()).toEqual(TEN.slice(0, 5));
  });

  it('is never dropped for a smaller count, which is said', async () => {
    const { store, colors } = await openPicked();
    await store.dispatch(addColor(0x102030, null, signal));
    await store.dispatch(addColor(0x88ff00, null, signal));
    await store.dispatch(changeCount(2, signal));
    expect(colors()).toEqual([PICKED, 0x102030, 0x88ff00]);
    expect(pageMessages()).toContain(keptColorsMessage(3));
  });

  it('is what leaves no other palette where every color is one of them, which is said at once', async () => {
    const { store, imageExtractor } = await openPicked();
    await store.dispatch(addColor(0x102030, null, signal));
    await store.dispatch(changeCount(2, signal));
    const before = imageExtractor.repalette.mock.calls.length;
    await store.dispatch(regeneratePalette(2, signal));
    expect(pageMessages()).toContain(IMAGE_MESSAGES.allColorsKept);
    expect(imageExtractor.repalette).toHaveBeenCalledTimes(before);
  });

  it('is what a palette is short by where the picture has more colors, but close to it', async () => {
    const { store, colors } = await openPicked([0xff8801, 0xff8900, 0x0000ff, 0x00ff00]);
    await store.dispatch(changeCount(4, signal));
    expect(colors()).toHaveLength(3);
    await store.dispatch(regeneratePalette(4, signal));
    expect(pageMessages()).toContain(fewBesideKeptMessage(3));
  });

  it('may go once it is unlocked, and another may be locked', async () => {
    const { store, colors } = await openPicked();
    store.dispatch(keepingChanged({ index: 5, isKept: false }));
    store.dispatch(keepingChanged({ index: 4, isKept: true }));
    await store.dispatch(changeCount(2, signal));
    expect(colors()).not.toContain(PICKED);
    expect(colors()).toContain(TEN[4]);
  });

  it('does not go over to another picture', async () => {
    const { store, colors } = await openPicked();
    await store.dispatch(extractImage({ kind: 'file', file: new Blob(['y']), name: 'dog.jpg' }, signal));
    await store.dispatch(changeCount(4, signal));
    expect(colors()).toEqual(TEN.slice(0, 4));
  });
});

describe('Undo beside a removed color', () => {
  const undo = (): void =>
    pageToasts()
      .list()
      .find(({ action }) => action?.label === 'Undo')
      ?.action?.onSelect();

  it('shows the palette again that it was removed from', async () => {
    const { store, record, colors } = await openPicked();
    const before = record();
    await store.dispatch(removeColor(1, signal));
    undo();
    expect(record()).toBe(before);
    expect(colors()).toHaveLength(6);
  });

  it('brings the color back alone where the palette was changed since', async () => {
    const { store, record, colors } = await openPicked();
    const before = colors();
    await store.dispatch(removeColor(5, signal));
    await store.dispatch(addColor(0x00ff88, PLACE, signal));
    undo();
    expect(colors()).toEqual([...before.slice(0, 5), 0x00ff88, PICKED]);
    expect(record()?.places?.[PICKED]).toEqual(PLACE);
  });

  it('says so where the palette is of another picture since, which stays as it is', async () => {
    const { store, colors } = await openPicked();
    await store.dispatch(removeColor(1, signal));
    await store.dispatch(extractImage({ kind: 'file', file: new Blob(['y']), name: 'dog.jpg' }, signal));
    const after = colors();
    undo();
    expect(pageMessages()).toContain(IMAGE_MESSAGES.colorOfAnotherPicture);
    expect(colors()).toEqual(after);
  });

  it('says so where the color is there already', async () => {
    const { store, colors } = await openPicked();
    await store.dispatch(removeColor(1, signal));
    store.dispatch(historyMoved(-1));
    undo();
    expect(pageMessages()).toContain(IMAGE_MESSAGES.colorInPalette);
    expect(colors()).toHaveLength(6);
  });
});
