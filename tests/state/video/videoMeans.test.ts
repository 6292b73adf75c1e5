import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { BLOCK_FRAMES } from '../../../src/state/video/meanColumns';
import { createMemoryStore } from '../../support/fakeServices';
import { add, begin, COLORS, createDevice, restore } from './videoDevice';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const meansFrom = (first: number, count: number) => ({
  times: Float32Array.from({ length: count }, (_, i) => (first + i) / 25),
  colors: Uint32Array.from({ length: count }, (_, i) => first + i),
});

describe('the mean colors of a film', () => {
  it('are in order, however they came', () => {
    const video = begin(createDevice().open());
    video.addMeans(meansFrom(0, 3));
    const before = video.means();
    video.addMeans(meansFrom(3, BLOCK_FRAMES * 2));
    expect([...before.colors]).toEqual([0, 1, 2]);
    expect(video.means()).toEqual(meansFrom(0, BLOCK_FRAMES * 2 + 3));
  });

  it('have each frame once, also where a run that goes on reads some again', () => {
    const video = begin(createDevice().open());
    video.addMeans(meansFrom(0, 10));
    video.addMeans(meansFrom(4, 3));
    video.addMeans(meansFrom(7, 6));
    expect(video.means()).toEqual(meansFrom(0, 13));
  });

  it('come back after a reload, also those that were added after a block was written', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const video = begin(open(tab));
    add(video, 1);
    const count = BLOCK_FRAMES * 2 + 10;
    for (let first = 0; first < count; first += 101) {
      video.addMeans(meansFrom(first, Math.min(101, count - first)));
      if (first % 1010 === 0) video.save('on the way');
    }
    video.save('done');
    await vi.waitFor(async () => {
      expect((await restore(open(tab)))?.video.means()).toEqual(meansFrom(0, count));
    });
  });

  it('go with the run that they were of', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const video = begin(open(tab));
    video.addMeans(meansFrom(0, 5));
    video.save('first');
    video.begin('second', () => COLORS);
    expect(video.means().times).toHaveLength(0);
    video.addMeans(meansFrom(7, 1));
    video.save('second');
    await vi.waitFor(async () => {
      expect((await restore(open(tab)))?.video.means()).toEqual(meansFrom(7, 1));
    });
  });
});
