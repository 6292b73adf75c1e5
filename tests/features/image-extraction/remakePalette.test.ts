import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { createAppStore } from '../../../src/app/store';
import { MESSAGES } from '../../../src/domain/messages';
import { IMAGE_MESSAGES, onlyColorsMessage } from '../../../src/domain/imageMessages';
import {
  changeCount,
  changeStyle,
  regeneratePalette,
  toggleSwatch,
} from '../../../src/features/image-extraction/remakePalette';
import { extractImage } from '../../../src/features/image-extraction/extractImage';
import {
  historyMoved,
  selectCount,
  selectHistory,
  selectMatches,
  selectRecord,
  selectStyle,
} from '../../../src/features/image-extraction/imageExtractionSlice';
import { restorePalettes } from '../../../src/features/image-extraction/restorePalettes';
import type { Services } from '../../../src/state/services';
import { pageMessages, pageToasts } from '../../support/pageToasts';
import { createFakeServices, createMemoryCounter } from '../../support/fakeServices';
import { createFakeExtractor, evenPalette, TEN } from './fakePictures';

const signal = new AbortController().signal;

const openPicture = async (overrides: Partial<Services> = {}) => {
  const services = createFakeServices({ imageExtractor: createFakeExtractor(), ...overrides });
  const store = createAppStore(services);
  store.dispatch(restorePalettes());
  await store.dispatch(extractImage({ kind: 'file', file: new Blob(['x']), name: 'cat.jpg' }, signal));
  const colors = (): number[] | undefined => selectRecord(store.getState())?.entries.map(({ rgb }) => rgb);
  return { services, store, colors };
};

describe('changing the count', () => {
  it('makes the canonical palette of the new size as a step of the history, for free [X-06]', async () => {
    const dailyCounter = createMemoryCounter();
    const { store, colors } = await openPicture({ dailyCounter });
    await store.dispatch(changeCount(7, signal));
    expect(colors()).toEqual(TEN.slice(0, 7));
    expect(selectCount(store.getState())).toBe(7);
    expect(selectHistory(store.getState()).records).toHaveLength(2);
    expect(await dailyCounter.used(10)).toBe(1);
  });
});

describe('regenerating', () => {
  it('shows another palette each time, as steps of the history, for free [X-07]', async () => {
    const dailyCounter = createMemoryCounter();
    const { store, colors } = await openPicture({ dailyCounter });
    await store.dispatch(regeneratePalette(5, signal));
    expect(colors()).toEqual(TEN.slice(1, 6));
    await store.dispatch(regeneratePalette(5, signal));
    expect(colors()).toEqual(TEN.slice(2, 7));
    expect(selectHistory(store.getState()).records).toHaveLength(3);
    expect(await dailyCounter.used(10)).toBe(1);
  });

  it('gives two palettes for two quick clicks', async () => {
    const { store } = await openPicture();
    await Promise.all([
      store.dispatch(regeneratePalette(5, signal)),
      store.dispatch(regeneratePalette(5, signal)),
    ]);
    const { records } = selectHistory(store.getState());
    expect(records.map(({ entries }) => entries[0]?.rgb)).toEqual([TEN[0], TEN[1], TEN[2]]);
  });

  it('goes on to a variant with other colors where one only repeats the palette', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.repalette.mockResolvedValueOnce(evenPalette(TEN.slice(0, 5)));
    const { store, colors } = await openPicture({ imageExtractor });
    await store.dispatch(regeneratePalette(5, signal));
    expect(colors()).toEqual(TEN.slice(2, 7));
    expect(selectHistory(store.getState()).records).toHaveLength(2);
  });

  it('says so as a failure where no palette can be made, and leaves the one there is', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const imageExtractor = createFakeExtractor();
    const { store, colors } = await openPicture({ imageExtractor });
    imageExtractor.repalette.mockRejectedValue(new Error('lost'));
    await store.dispatch(regeneratePalette(5, AbortSignal.abort()));
    expect(pageMessages()).toEqual([]);
    await store.dispatch(regeneratePalette(5, signal));
    expect(pageToasts().list()).toMatchObject([
      { message: IMAGE_MESSAGES.imageProcessFailed, tone: 'error' },
    ]);
    expect(log.mock.calls).toEqual([['Failed while making a palette:', new Error('lost')]]);
    expect(colors()).toEqual(TEN.slice(0, 5));
  });

  it('says so when a picture has no other palette', async () => {
    const swatches = TEN.slice(0, 3);
    const { store } = await openPicture({ imageExtractor: createFakeExtractor({ swatches }) });
    await store.dispatch(regeneratePalette(3, signal));
    expect(pageMessages()).toEqual([IMAGE_MESSAGES.noOtherPalette]);
    await store.dispatch(regeneratePalette(5, signal));
    expect(pageMessages()).toContain(onlyColorsMessage(3));
    expect(selectHistory(store.getState()).records).toHaveLength(1);
  });
});

describe('toggling a swatch', () => {
  it('adds it to the palette, and takes it out again [X-12]', async () => {
    const { store, colors } = await openPicture();
    await store.dispatch(toggleSwatch(7, signal));
    expect(colors()).toEqual([...TEN.slice(0, 5), TEN[7]]);
    await store.dispatch(toggleSwatch(7, signal));
    expect(colors()).toEqual(TEN.slice(0, 5));
    expect(selectHistory(store.getState()).records).toHaveLength(3);
  });

  it('changes nothing where it is gone by then', async () => {
    const { store, colors } = await openPicture();
    await store.dispatch(toggleSwatch(TEN.length, signal));
    expect(colors()).toEqual(TEN.slice(0, 5));
    expect(selectHistory(store.getState()).records).toHaveLength(1);
  });

  it('measures the shares of the new set of colors', async () => {
    const imageExtractor = createFakeExtractor();
    imageExtractor.shares.mockResolvedValueOnce([0.4, 0.2, 0.1, 0.1, 0.1, 0.1]);
    const { store } = await openPicture({ imageExtractor });
    await store.dispatch(toggleSwatch(7, signal));
    expect(selectRecord(store.getState())?.entries.map(({ share }) => share)).toEqual([
      0.4, 0.2, 0.1, 0.1, 0.1, 0.1,
    ]);
  });

  it('takes out the palette color that the swatch stands for', async () => {
    const palette = evenPalette([0xfe0101, 0x01fe01, 0x0101fe]);
    const { store, colors } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    expect([...selectMatches(store.getState())]).toEqual([
      [0, 0xfe0101],
      [1, 0x01fe01],
      [2, 0x0101fe],
    ]);
    await store.dispatch(toggleSwatch(1, signal));
    expect(colors()).toEqual([0xfe0101, 0x0101fe]);
  });

  it('stops at 9 colors and says so [X-12]', async () => {
    const palette = evenPalette(TEN.slice(0, 9));
    const { store, colors } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    await store.dispatch(toggleSwatch(9, signal));
    expect(colors()).toHaveLength(9);
    expect(pageMessages()).toEqual([MESSAGES.paletteTooLarge]);
  });

  it('stops at 2 colors and says so [X-12]', async () => {
    const palette = evenPalette(TEN.slice(0, 2));
    const { store, colors } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    await store.dispatch(toggleSwatch(0, signal));
    expect(colors()).toHaveLength(2);
    expect(pageMessages()).toEqual([MESSAGES.paletteTooSmall]);
  });

  it('takes away what it said about the other end of the range', async () => {
    const palette = evenPalette(TEN.slice(0, 9));
    const { store } = await openPicture({ imageExtractor: createFakeExtractor({ palette }) });
    await store.dispatch(toggleSwatch(9, signal));
    await store.dispatch(changeCount(2, signal));
    await store.dispatch(toggleSwatch(0, signal));
    expect(pageMessages()).toEqual([MESSAGES.paletteTooSmall]);
    await store.dispatch(changeCount(9, signal));
    await store.dispatch(toggleSwatch(9, signal));
    expect(pageMessages()).toEqual([MESSAGES.paletteTooLarge]);
  });

  it('cuts off the palettes that came after the one on show [X-08]', async () => {
    const { store } = await openPicture();
    await store.dispatch(changeCount(3, signal));
    await store.dispatch(changeCount(4, signal));
    store.dispatch(historyMoved(-1));
    await store.dispatch(toggleSwatch(9, signal));
    const { records, index } = selectHistory(store.getState());
    expect(records.map(({ entries }) => entries.length)).toEqual([5, 3, 4]);
    expect(records.at(-1)?.entries.at(-1)?.rgb).toBe(TEN[9]);
    expect(index).toBe(2);
  });
});

describe('the history of palettes', () => {
  it('is kept on the device and comes back on the next visit [X-09]', async () => {
    const { services, store } = await openPicture();
    await store.dispatch(changeCount(3, signal));
    await store.dispatch(changeCount(4, signal));
    store.dispatch(historyMoved(-1));

    const later = createAppStore(createFakeServices({ storage: services.storage }));
    later.dispatch(restorePalettes());
    expect(selectHistory(later.getState()).records.map(({ entries }) => entries.length)).toEqual([5, 3, 4]);
    expect(selectRecord(later.getState())?.entries.map(({ rgb }) => rgb)).toEqual(TEN.slice(0, 3));
  });

  it('holds 50 palettes, for visitors too, in this visit and the next [X-08] [X-09]', async () => {
    const { services, store, colors } = await openPicture();
    const first = colors();
    for (let i = 0; i < 49; i += 1) await store.dispatch(changeCount(2 + (i % 3), signal));
    const later = createAppStore(createFakeServices({ storage: services.storage }));
    later.dispatch(restorePalettes());
    for (const visit of [store, later]) {
      const { records } = selectHistory(visit.getState());
      expect(records).toHaveLength(50);
      expect(records[0]?.entries.map(({ rgb }) => rgb)).toEqual(first);
    }
    await store.dispatch(changeCount(6, signal));
    expect(selectHistory(store.getState()).records).toHaveLength(50);
    expect(selectHistory(store.getState()).records[0]?.entries).toHaveLength(2);
  });

  it('places the palette of an earlier picture only where a color is the very same', async () => {
    const storage = createFakeServices().storage;
    storage.write('imagePaletteHistory', [[{ hex: '#FF0000' }, { hex: '#FE0101' }]]);
    const { store } = await openPicture({ storage });
    store.dispatch(historyMoved(-1));
    expect([...selectMatches(store.getState())]).toEqual([[0, 0xff0000]]);
  });
});

describe('a choice whose palette cannot be made', () => {
  it('is taken back: the menus name what is on show', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const imageExtractor = createFakeExtractor();
    const { store } = await openPicture({ imageExtractor });
    imageExtractor.repalette.mockRejectedValue(new Error('lost'));
    await store.dispatch(changeStyle('even', signal));
    await store.dispatch(changeCount(7, signal));
    expect([selectStyle(store.getState()), selectCount(store.getState())]).toEqual(['vivid', 5]);
    expect(pageMessages()).toEqual([IMAGE_MESSAGES.imageProcessFailed]);
  });

  it('stays where the page is left meanwhile', async () => {
    const imageExtractor = createFakeExtractor();
    const { store } = await openPicture({ imageExtractor });
    const left = new AbortController();
    imageExtractor.repalette.mockImplementation(async () => {
      left.abort();
      throw new Error('stopped');
    });
    await store.dispatch(changeStyle('even', left.signal));
    expect(selectStyle(store.getState())).toBe('even');
  });
});

describe('a step in the history while a palette is made', () => {
  it.each([
    ['a count', () => changeCount(8, signal)],
    ['a style', () => changeStyle('even', signal)],
    ['another one', () => regeneratePalette(5, signal)],
  ])('abandons the one of %s, and drops none', async (_, change) => {
    const imageExtractor = createFakeExtractor();
    const { store, colors } = await openPicture({ imageExtractor });
    await store.dispatch(changeCount(6, signal));
    await store.dispatch(changeCount(7, signal));
    let make = (): void => undefined;
    imageExtractor.repalette.mockReturnValueOnce(
      new Promise((resolve) => (make = () => resolve(evenPalette(TEN.slice(0, 4))))),
    );
    const changed = store.dispatch(change());
    store.dispatch(historyMoved(-1));
    make();
    await changed;
    expect(colors()).toEqual(TEN.slice(0, 6));
    expect(selectHistory(store.getState()).records).toHaveLength(3);
  });
});
