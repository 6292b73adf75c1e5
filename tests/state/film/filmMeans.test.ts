import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { BLOCK_FRAMES } from '../../../src/state/film/meanColumns';
import { createMemoryStore } from '../../support/fakeServices';
import { add, begin, COLORS, createDevice } from './filmDevice';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const meansFrom = (first: number, count: number) => ({
  times: Float32Array.from({ length: count }, (_, i) => (first + i) / 25),
  colors: Uint32Array.from({ length: count }, (_, i) => first + i),
});

describe('the mean colors of a film', () => {
  it('are in order, however they came', () => {
    const film = begin(createDevice().open());
    film.addMeans(meansFrom(0, 3));
    const before = film.means();
    film.addMeans(meansFrom(3, BLOCK_FRAMES * 2));
    expect([...before.colors]).toEqual([0, 1, 2]);
    expect(film.means()).toEqual(meansFrom(0, BLOCK_FRAMES * 2 + 3));
  });

  it('have each frame once, also where a run that goes on reads some again', () => {
    const film = begin(createDevice().open());
    film.addMeans(meansFrom(0, 10));
    film.addMeans(meansFrom(4, 3));
    film.addMeans(meansFrom(7, 6));
    expect(film.means()).toEqual(meansFrom(0, 13));
  });

  it('come back after a reload, also those that were added after a block was written', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const film = begin(open(tab));
    add(film, 1);
    const count = BLOCK_FRAMES * 2 + 10;
    for (let first = 0; first < count; first += 101) {
      film.addMeans(meansFrom(first, Math.min(101, count - first)));
      if (first % 1010 === 0) film.save('on the way');
    }
    film.save('done');
    await vi.waitFor(async () => {
      expect((await open(tab).restore())?.film.means()).toEqual(meansFrom(0, count));
    });
  });

  it('go with the run that they were of', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const film = begin(open(tab));
    film.addMeans(meansFrom(0, 5));
    film.save('first');
    film.begin('second', () => COLORS);
    expect(film.means().times).toHaveLength(0);
    film.addMeans(meansFrom(7, 1));
    film.save('second');
    await vi.waitFor(async () => {
      expect((await open(tab).restore())?.film.means()).toEqual(meansFrom(7, 1));
    });
  });
});
