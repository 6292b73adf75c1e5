import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Film } from '../../../src/state/film/film';
import type { Placement } from '../../../src/state/film/placement';
import { createMemoryStore } from '../../support/fakeServices';
import { createCapturedFrame } from '../../support/fakeVideoExtractor';
import { add, begin, COLORS, createDevice, isOnDevice } from './filmDevice';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('what is shown of a film', () => {
  const placed = (row: number, startSeconds: number, overrides: Partial<Placement> = {}): Placement => ({
    row,
    startSeconds,
    endSeconds: startSeconds + 5,
    entry: 'cut',
    typicalSeconds: startSeconds,
    ...overrides,
  });
  const textAt = async (film: Film | undefined, index: number) => (await film?.read(index))?.thumbnail.text();

  it('is every frame as it was captured, each with its shot where it has one', () => {
    const film = begin(createDevice().open());
    film.add(createCapturedFrame(0));
    const shot = { entry: 'dissolve', endSeconds: 9.5, pictureSeconds: 7 } as const;
    film.add({ ...createCapturedFrame(1), shot });
    expect(film.order()).toEqual([
      { row: 0, startSeconds: 0, endSeconds: null, entry: null, typicalSeconds: 0 },
      { row: 1, startSeconds: 5, endSeconds: 9.5, entry: 'dissolve', typicalSeconds: 7 },
    ]);
    expect(film.placementAt(1)).toEqual(film.order()[1]);
    expect(film.placementAt(2)).toBeUndefined();
    expect([0, 1].map(film.pictureSecondsOf)).toEqual([0, 7]);
  });

  it('can be arranged: some frames, in another order, with other times; the former order brings the rest back', async () => {
    const film = begin(createDevice().open());
    add(film, 3);
    const before = film.order();
    film.arrange([placed(2, 1), placed(0, 12)]);
    expect(film.count()).toBe(2);
    expect([0, 1, 2].map(film.timeAt)).toEqual([1, 12, 0]);
    expect(film.dominantAt(0)).toEqual(createCapturedFrame(2).dominant);
    expect(film.dominantAt(2)).toEqual([]);
    expect(film.dominantOf(1)).toEqual(createCapturedFrame(1).dominant);
    expect(film.dominantOf(3)).toEqual([]);
    expect(await textAt(film, 1)).toBe('frame 0');
    expect(await film.read(2)).toBeUndefined();
    film.arrange(before);
    expect(film.order()).toEqual(before);
    expect(await textAt(film, 1)).toBe('frame 1');
  });

  it('has other palettes of a frame wherever it stands', async () => {
    const film = begin(createDevice().open());
    add(film, 2);
    film.arrange([placed(1, 0)]);
    await film.replacePalettesOf(1, { palettes: [[0xff]], round: 1 });
    film.arrange([placed(0, 0), placed(1, 5)]);
    expect((await film.read(0))?.round).toBe(0);
    expect(await film.read(1)).toMatchObject({ palettes: [[0xff]], round: 1 });
  });

  it('is joined at its end by the next frame, and by no frame that was only taken', () => {
    const film = begin(createDevice().open());
    add(film, 2);
    film.arrange([placed(1, 5)]);
    expect(film.addRow(createCapturedFrame(2))).toBe(2);
    expect(film.count()).toBe(1);
    film.add(createCapturedFrame(3));
    expect(film.order().map(({ row }) => row)).toEqual([1, 3]);
    expect(film.rowCount()).toBe(4);
  });

  it('comes back after a reload, and is gone with the next run', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const film = begin(open(tab));
    add(film, 3);
    film.arrange([placed(0, 0)]);
    film.arrange([placed(2, 1, { endSeconds: null, entry: null }), placed(1, 8)]);
    const order = film.order();
    await isOnDevice(3);
    await vi.waitFor(async () => expect((await open(tab).restore())?.film.order()).toEqual(order));
    const restored = await open(tab).restore();
    expect(await textAt(restored?.film, 0)).toBe('frame 2');
    film.begin('again', () => COLORS);
    add(film, 1);
    expect(film.count()).toBe(1);
    await isOnDevice(1);
    expect((await open(tab).restore())?.film.order()).toHaveLength(1);
  });

  it('comes back with the shots of its frames, and without a frame that was not written in time', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const film = begin(open(tab));
    const shot = { entry: 'wipe', endSeconds: 4, pictureSeconds: 2 } as const;
    film.add({ ...createCapturedFrame(0), shot });
    const [first] = film.order();
    await isOnDevice(1);
    expect((await open(tab).restore())?.film.order()).toEqual([first]);
    film.arrange([placed(0, 0), placed(7, 5)]);
    await vi.waitFor(async () => expect((await open(tab).restore())?.film.order()).toEqual([placed(0, 0)]));
  });
});
