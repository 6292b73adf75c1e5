import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { WINDOW_FRAMES } from '../../../src/state/video/frameWindow';
import { createIdbRecords } from '../../../src/state/video/records/idbRecords';
import { createMemoryRecords } from '../../../src/state/video/records/memoryRecords';
import { createSafeRecords } from '../../../src/state/video/records/safeRecords';
import { createMemoryStore } from '../../support/fakeServices';
import { createCapturedFrame } from '../../support/fakeVideoExtractor';
import { add, begin, COLORS, countRows, createDevice, isOnDevice, restore, restoreAll } from './videoDevice';

const DAY_MS = 24 * 3600_000;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('a film', () => {
  it('has its frames in the order of capture, with their times and dominant colors', async () => {
    const video = begin(createDevice().open());
    add(video, 3);
    expect(video.count()).toBe(3);
    expect([0, 1, 2, 3].map(video.timeAt)).toEqual([0, 5, 10, 0]);
    expect(video.dominantAt(1)).toEqual(createCapturedFrame(1).dominant);
    expect(video.dominantAt(3)).toEqual([]);
    expect(video.peek(2)?.palettes).toEqual(createCapturedFrame(2).palettes);
    expect(await video.read(3)).toBeUndefined();
    expect(video.colors()).toBe(COLORS);
  });

  it('has each frame on the device once, and only the ones used last in memory', async () => {
    const video = begin(createDevice().open());
    const count = WINDOW_FRAMES + 40;
    add(video, count);
    await isOnDevice(count);
    const inMemory = () => Array.from({ length: count }, (_, i) => i).filter((i) => video.peek(i));
    await vi.waitFor(() => expect(inMemory()).toHaveLength(WINDOW_FRAMES));
    expect(video.peek(0)).toBeUndefined();
    const first = await video.read(0);
    expect(await first?.thumbnail.text()).toBe('frame 0');
    expect(first?.thumbnail.type).toBe('image/jpeg');
    expect(first?.palettes).toEqual(createCapturedFrame(0).palettes);
    expect([...(first?.summary.colors ?? [])]).toEqual([...createCapturedFrame(0).summary.colors]);
    expect(inMemory()).toHaveLength(WINDOW_FRAMES);
    expect(video.peek(0)).toBe(first);
  });

  it('has every frame that the device is still to write', async () => {
    const memory = createMemoryRecords();
    const putFrames = vi.fn<typeof memory.putFrames>(async () => new Promise(() => undefined));
    const video = begin(createDevice(() => ({ ...memory, putFrames })).open());
    add(video, WINDOW_FRAMES * 2);
    await vi.waitFor(() => expect(putFrames).toHaveBeenCalledOnce());
    expect(video.peek(0)).toBeDefined();
  });

  it('gives a frame other palettes in the place of those that it has', async () => {
    const tab = createMemoryStore();
    const { open } = createDevice();
    const video = begin(open(tab));
    add(video, 2);
    // The first one is being written at this moment.
    await video.replacePalettesOf(0, { palettes: [[0xff]], round: 1 });
    expect(video.peek(0)).toMatchObject({ palettes: [[0xff]], round: 1 });
    await isOnDevice(2);
    await vi.waitFor(async () => {
      const restored = await restore(open(tab));
      expect(await restored?.video.read(0)).toMatchObject({ palettes: [[0xff]], round: 1 });
    });
    expect(video.peek(0)?.round).toBe(1);
  });

  it('begins anew without what it had', async () => {
    const video = begin(createDevice().open());
    add(video, 2);
    await isOnDevice(2);
    video.begin('again', () => COLORS);
    expect(video.count()).toBe(0);
    expect(video.peek(0)).toBeUndefined();
    expect(await video.read(0)).toBeUndefined();
    await isOnDevice(0);
    add(video, 1);
    await isOnDevice(1);
    expect(await countRows()).toMatchObject({ films: 1, sources: 1 });
  });
});

describe('the films of a tab', () => {
  it('are found by their ids while they are kept', () => {
    const videos = createDevice().open();
    const [kept, left] = [videos.open(new Blob(['a'])), videos.open(new Blob(['b']))];
    videos.keepOnly([kept.id]);
    expect(videos.get(kept.id)).toBe(kept);
    expect(videos.get(left.id)).toBeNull();
  });

  it('come back after a reload: all frames, what was said last, and the film itself', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const video = begin(open(tab), 'first');
    add(video, 3);
    video.save('first, ended');
    await isOnDevice(3);
    const restored = await restore(open(tab));
    expect(restored?.about).toBe('first, ended');
    expect(restored?.video.colors()).toEqual(COLORS);
    expect(await restored?.video.source?.text()).toBe('first');
    expect(restored?.video.count()).toBe(3);
    expect([0, 1, 2].map((index) => restored?.video.timeAt(index))).toEqual([0, 5, 10]);
    expect(restored?.video.dominantAt(2)).toEqual(createCapturedFrame(2).dominant);
    expect(restored?.video.peek(1)).toBeUndefined();
    expect((await restored?.video.read(1))?.palettes).toEqual(createCapturedFrame(1).palettes);
  });

  it('come back whole however many frames there are', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    add(begin(open(tab)), 600);
    await isOnDevice(600);
    const restored = await restore(open(tab));
    expect(restored?.video.count()).toBe(600);
    expect(restored?.video.timeAt(599)).toBe(599 * 5);
  });

  it('are no longer on the device once they are released, and their frames are written no more', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const videos = open(tab);
    const first = begin(videos, 'first');
    add(first, 100);
    const second = begin(videos, 'second');
    add(second, 1);
    videos.keepOnly([second.id]);
    add(first, 100);
    await isOnDevice(1);
    expect(await restoreAll(open(tab))).toMatchObject([{ about: 'second' }]);
  });

  it('leave nothing on the device once they are discarded', async () => {
    const tab = createMemoryStore();
    const { open } = createDevice();
    const videos = open(tab);
    const video = begin(videos);
    add(video, 3);
    await isOnDevice(3);
    add(video, 3);
    videos.discard(video.id);
    expect(videos.get(video.id)).toBeNull();
    await isOnDevice(0);
    expect(await restore(open(tab))).toBeUndefined();
  });

  it('leave nothing on the device once all are discarded, also those that were not restored', async () => {
    const tab = createMemoryStore();
    const { open } = createDevice();
    add(begin(open(tab)), 2);
    await isOnDevice(2);
    const videos = open(tab);
    const video = begin(videos, 'second');
    add(video, 3);
    videos.discardAll();
    expect(videos.get(video.id)).toBeNull();
    await isOnDevice(0);
    expect(await restore(open(tab))).toBeUndefined();
  });

  it('are shown to no other tab', async () => {
    const { open } = createDevice();
    add(begin(open(), 'mine'), 1);
    await isOnDevice(1);
    expect(await restore(open())).toBeUndefined();
  });

  it('are swept out the day after their tab was closed, frames and all', async () => {
    const { open, passes } = createDevice();
    const tab = createMemoryStore();
    add(begin(open(tab), 'closed'), 1);
    await isOnDevice(1);
    passes(DAY_MS - 1);
    add(begin(open(), 'early'), 1);
    await isOnDevice(2);
    passes(2);
    begin(open(), 'late');
    await isOnDevice(1);
    expect(await restore(open(tab))).toBeUndefined();
    expect(await countRows()).toMatchObject({ films: 2, sources: 1 });
  });

  it('stay as long as their tab is open, whatever begins in another', async () => {
    const { open, passes } = createDevice();
    const tab = createMemoryStore();
    const videos = open(tab);
    add(begin(videos, 'long open'), 1);
    await isOnDevice(1);
    passes(DAY_MS - 1);
    videos.refresh();
    passes(DAY_MS - 1);
    add(begin(open(), 'other'), 1);
    await isOnDevice(2);
    // A tab that comes back has its film open from then on.
    await restore(open(tab));
    passes(2);
    add(begin(open(), 'last'), 1);
    await isOnDevice(3);
    expect(await restore(open(tab))).toMatchObject({ about: 'long open' });
  });

  it('stay beside one that begins in their own tab, however long ago they were saved', async () => {
    const { open, passes } = createDevice();
    const videos = open();
    add(begin(videos, 'first'), 1);
    await isOnDevice(1);
    passes(2 * DAY_MS);
    add(begin(videos, 'second'), 1);
    await isOnDevice(2);
    expect(await countRows()).toMatchObject({ films: 2, sources: 2 });
  });

  it('are swept out without another film, too, but not by the tab that shows them', async () => {
    const { open, passes } = createDevice();
    const tab = createMemoryStore();
    add(begin(open(tab), 'mine'), 1);
    add(begin(open(), 'closed'), 1);
    await isOnDevice(2);
    passes(DAY_MS + 1);
    const again = open(tab);
    again.removeOld();
    await isOnDevice(1);
    expect((await restore(again))?.about).toBe('mine');
  });

  it('have room in what an older page has left', async () => {
    const older = await openDB('hueloom-films', 2, {
      upgrade: (database) => {
        database.createObjectStore('films');
        database.createObjectStore('sources');
        database.createObjectStore('frames');
      },
    });
    await older.put('films', { about: 'older' }, 'name');
    older.close();
    add(begin(createDevice().open()), 1);
    await isOnDevice(1);
    expect(await countRows()).toMatchObject({ films: 1 });
  });
});

describe('where the device keeps nothing', () => {
  const muteLog = () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    return log;
  };

  it('every frame is there all the same, and the log says so once', async () => {
    const log = muteLog();
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const videos = createDevice().open();
    const video = begin(videos);
    const count = WINDOW_FRAMES * 2;
    add(video, count);
    await vi.waitFor(() => expect(video.peek(0)).toBeUndefined());
    expect(await (await video.read(0))?.thumbnail.text()).toBe('frame 0');
    expect(await (await video.read(count - 1))?.thumbnail.text()).toBe(`frame ${count - 1}`);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('as with a full disk, on the way, no frame is lost', async () => {
    const log = muteLog();
    const device = createIdbRecords();
    const putFrames = vi.fn<typeof device.putFrames>(device.putFrames);
    const video = begin(createDevice(() => createSafeRecords({ ...device, putFrames })).open());
    add(video, 10);
    await isOnDevice(10);
    putFrames.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    add(video, WINDOW_FRAMES * 2);
    await vi.waitFor(() => expect(video.peek(12)).toBeUndefined());
    const texts = [0, 12, 200].map(async (index) => (await video.read(index))?.thumbnail.text());
    expect(await Promise.all(texts)).toEqual(['frame 0', 'frame 12', 'frame 200']);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('as with an older page that holds on to it, nobody waits', async () => {
    muteLog();
    const older = await openDB('hueloom-films', 2, {
      upgrade: (database) => {
        database.createObjectStore('frames');
      },
    });
    onTestFinished(() => older.close());
    const video = begin(createDevice().open());
    add(video, WINDOW_FRAMES + 1);
    await vi.waitFor(() => expect(video.peek(0)).toBeUndefined());
    expect(await (await video.read(0))?.thumbnail.text()).toBe('frame 0');
  });
});
