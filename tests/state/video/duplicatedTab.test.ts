import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { createIdbRecords } from '../../../src/state/video/records/idbRecords';
import { createSafeRecords } from '../../../src/state/video/records/safeRecords';
import type { LocalStore } from '../../../src/state/storage/localStore';
import { createMemoryStore } from '../../support/fakeServices';
import { createFakeLocks } from './fakeLocks';
import { add, begin, countRows, createDevice, isOnDevice, restore, restoreAll } from './videoDevice';

const KEY = 'hueloom-film';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.restoreAllMocks());

/** A film that another page has open is not waited for as long as in a browser. */
const waitNoLonger = (): void => {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const controller = new AbortController();
    setTimeout(() => controller.abort());
    return controller.signal;
  });
};

/** Pages of one browser, with what is on the device. */
const createBrowser = () => {
  const { openPage } = createFakeLocks();
  let page = openPage();
  const { open } = createDevice(() => createSafeRecords(createIdbRecords(page.locks)));
  const openTab = (tabStorage: LocalStore = createMemoryStore()) => {
    page = openPage();
    return { ...page, tabStorage, videos: open(tabStorage) };
  };
  /** A tab begins with a copy of what the one that it is duplicated from has stored. */
  const duplicate = ({ tabStorage }: ReturnType<typeof openTab>) => {
    waitNoLonger();
    return openTab(createMemoryStore({ [KEY]: tabStorage.read(KEY) }));
  };
  return { openPage, openTab, duplicate };
};

const thumbnails = async (videos: Awaited<ReturnType<typeof restore>>, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => (await videos?.video.read(index))?.thumbnail.text()),
  );

it('has the films of its original as copies, with all that belongs to them', async () => {
  const { openTab, duplicate } = createBrowser();
  const original = openTab();
  // More than are copied together.
  const count = 150;
  const video = begin(original.videos, 'film');
  add(video, count);
  video.addSigned({ bytes: new Uint8Array(80).fill(7), timesUs: Float64Array.of(0) });
  video.addMeans({ times: Float32Array.of(0, 1), colors: Uint32Array.of(1, 2) });
  video.arrange(video.order().slice(1));
  video.save('film, ended');
  await isOnDevice(count);

  const copy = await restore(duplicate(original).videos);
  expect(copy?.about).toBe('film, ended');
  expect(await copy?.video.source?.text()).toBe('film');
  expect(copy?.video.order()).toEqual(video.order());
  expect(copy?.video.rowCount()).toBe(count);
  expect(await thumbnails(copy, 3)).toEqual(['frame 1', 'frame 2', 'frame 3']);
  expect((await copy?.video.readRow(count - 1))?.palettes).toEqual(
    (await video.readRow(count - 1))?.palettes,
  );
  expect([...(copy?.video.means().times ?? [])]).toEqual([0, 1]);
  expect((await copy?.video.readSignatures())?.count).toBe(1);
  expect(await countRows()).toEqual({ films: 2, sources: 2, index: 2 * count, frames: 2 * count });
});

it('changes nothing of the original, which finds what is its own again', async () => {
  const { openTab, duplicate } = createBrowser();
  const original = openTab();
  add(begin(original.videos, 'film'), 2);
  await isOnDevice(2);
  const other = duplicate(original);
  const copy = await restore(other.videos);
  if (!copy) throw new Error('no copy');
  await copy.video.replacePalettesOf(0, { palettes: [[0xff]], round: 1 });
  add(copy.video, 1);
  copy.video.save('changed');
  await isOnDevice(5);
  original.close();
  const again = openTab(original.tabStorage);
  const restored = await restore(again.videos);
  expect(restored?.about).toBe('film');
  expect(restored?.video.count()).toBe(2);
  expect((await restored?.video.read(0))?.round).toBe(0);

  other.videos.discard(copy.video.id);
  await isOnDevice(2);
  other.close();
  expect(await restoreAll(openTab(other.tabStorage).videos)).toEqual([]);
});

it('finds its copies, not others, after a reload of its own', async () => {
  const { openTab, duplicate } = createBrowser();
  const original = openTab();
  add(begin(original.videos, 'film'), 1);
  await isOnDevice(1);
  const other = duplicate(original);
  await restore(other.videos);
  await isOnDevice(2);
  other.close();
  expect(await restore(openTab(other.tabStorage).videos)).toMatchObject({ about: 'film' });
  await isOnDevice(2);
});

it('waits for all films of its original together, as each takes seconds', async () => {
  const { openTab, duplicate } = createBrowser();
  const original = openTab();
  for (const about of ['film', 'another']) add(begin(original.videos, about), 1);
  await isOnDevice(2);
  const other = duplicate(original);
  const waits: AbortController[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const wait = new AbortController();
    waits.push(wait);
    return wait.signal;
  });
  const restored = restoreAll(other.videos);
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  for (const wait of waits) wait.abort();
  expect(await restored).toMatchObject([{ about: 'film' }, { about: 'another' }]);
});

it('has the film itself where its original was closed', async () => {
  const { openTab, duplicate } = createBrowser();
  const original = openTab();
  add(begin(original.videos, 'film'), 1);
  await isOnDevice(1);
  const other = duplicate(original);
  original.close();
  expect(await restore(other.videos)).toMatchObject({ about: 'film' });
  await isOnDevice(1);
});

it('takes nothing from its original when it begins with a film of its own', async () => {
  const { openTab, duplicate } = createBrowser();
  const original = openTab();
  add(begin(original.videos, 'film'), 1);
  await isOnDevice(1);
  add(begin(duplicate(original).videos, 'another'), 1);
  await isOnDevice(2);
  expect(await countRows()).toMatchObject({ films: 2, sources: 2 });
});

it('is not what a reload is, though the page before it holds its film a moment longer', async () => {
  const { openTab } = createBrowser();
  const before = openTab();
  add(begin(before.videos, 'film'), 1);
  await isOnDevice(1);
  const { locks, videos } = openTab(before.tabStorage);
  const request = vi.spyOn(locks, 'request');
  const restored = restore(videos);
  await vi.waitFor(() => expect(request).toHaveBeenCalled());
  before.close();
  expect(await restored).toMatchObject({ about: 'film' });
  await isOnDevice(1);
});

it('makes one copy, whoever asks while it is made', async () => {
  const { openTab, duplicate } = createBrowser();
  const original = openTab();
  add(begin(original.videos, 'film'), 1);
  await isOnDevice(1);
  const { videos } = duplicate(original);
  const [one, other] = await Promise.all([videos.restore(), videos.restore()]);
  expect(one).toHaveLength(1);
  expect(other).toBe(one);
  await isOnDevice(2);
});

it('has no film where it cannot be copied, and leaves that of the original alone', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const { openTab, duplicate } = createBrowser();
  const original = openTab();
  add(begin(original.videos, 'film'), 2);
  await isOnDevice(2);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const other = duplicate(original);
  expect(await other.videos.restore()).toEqual([]);
  put.mockRestore();
  add(begin(other.videos, 'another'), 1);
  await isOnDevice(3);
  expect(await restore(duplicate(original).videos)).toMatchObject({ about: 'film' });
});

it('sweeps out no film of a tab that is still open, however long it has said nothing', async () => {
  const { openTab, openPage } = createBrowser();
  const original = openTab();
  add(begin(original.videos, 'film'), 1);
  await isOnDevice(1);
  const others = createIdbRecords(openPage().locks);
  await others.removeBefore(Infinity, new Set());
  expect(await countRows()).toEqual({ films: 1, sources: 1, index: 1, frames: 1 });
  original.close();
  await others.removeBefore(Infinity, new Set());
  expect(await countRows()).toEqual({ films: 0, sources: 0, index: 0, frames: 0 });
});
