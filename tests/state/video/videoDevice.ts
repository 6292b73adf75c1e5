import { openDB } from 'idb';
import { expect, vi } from 'vitest';

import { createVideos } from '../../../src/state/video/createVideos';
import type { Video, Videos } from '../../../src/state/video/video';
import { createIdbRecords } from '../../../src/state/video/records/idbRecords';
import { createSafeRecords } from '../../../src/state/video/records/safeRecords';
import { createMemoryStore } from '../../support/fakeServices';
import { createCapturedFrame } from '../../support/fakeVideoExtractor';

export const COLORS = {
  summary: { colors: Uint32Array.of(0xff0000, 0x00ff00), weights: Uint32Array.of(2, 1) },
  patches: {
    colors: Uint32Array.of(0x00ff00),
    areas: Float32Array.of(0.25),
    contrasts: Float32Array.of(30),
  },
};
const STORES = ['films', 'sources', 'index', 'frames'] as const;

/** Videos of one device, each of a tab; an hour is told by the test. */
export const createDevice = (records = () => createSafeRecords(createIdbRecords())) => {
  let nowMs = Date.parse('2026-11-20T12:00:00Z');
  const open = (tabStorage = createMemoryStore()) =>
    createVideos({ records: records(), tabStorage, now: () => new Date(nowMs) });
  return { open, passes: (ms: number) => (nowMs += ms) };
};

export const begin = (videos: ReturnType<typeof createVideos>, about: unknown = 'film'): Video => {
  const video = videos.open(new Blob([String(about)]));
  video.begin(about, () => COLORS);
  return video;
};

/** The videos that a tab has again after a reload, with what was said about them. */
export const restoreAll = async (videos: Videos) =>
  (await videos.restore()).map(({ about, open }) => ({ about, video: open() }));

/** The first of them. */
export const restore = async (videos: Videos) => (await restoreAll(videos))[0];

export const add = (video: Video, count: number): void => {
  for (let i = 0; i < count; i += 1) video.add(createCapturedFrame(video.count()));
};

/** Rows on the device. */
export const countRows = async () => {
  const database = await openDB('hueloom-films');
  const counts = await Promise.all(STORES.map(async (store) => database.count(store)));
  database.close();
  return Object.fromEntries(STORES.map((store, i) => [store, counts[i]]));
};

export const isOnDevice = async (frames: number): Promise<void> =>
  vi.waitFor(async () => expect(await countRows()).toMatchObject({ index: frames, frames }), 20_000);
