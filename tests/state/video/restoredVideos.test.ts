import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createMemoryRecords } from '../../../src/state/video/records/memoryRecords';
import { createMemoryStore } from '../../support/fakeServices';
import { add, begin, createDevice, isOnDevice, restore, restoreAll } from './videoDevice';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('films of several tabs', () => {
  it('leave nothing on the device once they are discarded everywhere, also those of tabs that were closed', async () => {
    const { open } = createDevice();
    add(begin(open(), 'closed'), 2);
    await isOnDevice(2);
    const videos = open();
    add(begin(videos, 'own'), 3);
    await isOnDevice(5);
    videos.discardEverywhere();
    await isOnDevice(0);
    expect(await restore(videos)).toBeUndefined();
  });
});

describe('several films of a tab', () => {
  it('come back beside each other: a run after those that were read before it, until it is put first', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const videos = open(tab);
    add(begin(videos, 'first'), 1);
    const second = begin(videos, 'second');
    add(second, 2);
    await isOnDevice(3);
    const abouts = async () => (await restoreAll(open(tab))).map(({ about }) => about);
    expect(await abouts()).toEqual(['first', 'second']);
    videos.putFirst(second.id);
    expect(await abouts()).toEqual(['second', 'first']);
    const [, back] = await restoreAll(open(tab));
    expect(back?.video.count()).toBe(1);
  });

  it('that came back and were not opened give way to the next run', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    add(begin(open(tab), 'of another user'), 2);
    await isOnDevice(2);
    const videos = open(tab);
    expect(await videos.restore()).toMatchObject([{ count: 2 }]);
    add(begin(videos, 'mine'), 1);
    await isOnDevice(1);
    expect(await restoreAll(open(tab))).toMatchObject([{ about: 'mine' }]);
  });

  it('come back where an older page kept the name of one alone', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    add(begin(open(tab), 'first'), 1);
    await isOnDevice(1);
    const [name] = [tab.read('hueloom-film')].flat();
    tab.write('hueloom-film', name);
    expect(await restore(open(tab))).toMatchObject({ about: 'first' });
  });

  it('are none where they cannot be read, and come back with the next try', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const memory = createMemoryRecords();
    const readVideo = vi.fn<typeof memory.readVideo>(memory.readVideo);
    const { open } = createDevice(() => ({ ...memory, readVideo }));
    const tab = createMemoryStore();
    add(begin(open(tab), 'film'), 1);
    readVideo.mockRejectedValueOnce(new TypeError('offline'));
    const videos = open(tab);
    expect(await videos.restore()).toEqual([]);
    expect(await videos.restore()).toMatchObject([{ about: 'film' }]);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('are said to be complete once their frames are stored', async () => {
    const memory = createMemoryRecords();
    let store = (): void => {};
    const stored = new Promise<void>((resolve) => {
      store = resolve;
    });
    const putFrames: typeof memory.putFrames = async (...frames) => {
      await stored;
      await memory.putFrames(...frames);
    };
    const { open } = createDevice(() => ({ ...memory, putFrames }));
    const tab = createMemoryStore();
    const video = begin(open(tab), 'being read');
    add(video, 3);
    video.save('complete', 'being stored');
    expect(await restore(open(tab))).toMatchObject({ about: 'being stored' });
    store();
    await vi.waitFor(async () => expect(await restore(open(tab))).toMatchObject({ about: 'complete' }));
    expect((await restore(open(tab)))?.video.count()).toBe(3);
  });
});
