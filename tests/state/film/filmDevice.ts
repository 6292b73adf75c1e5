import { openDB } from 'idb';
import { expect, vi } from 'vitest';

import { createFilms } from '../../../src/state/film/createFilms';
import type { Film } from '../../../src/state/film/film';
import { createIdbRecords } from '../../../src/state/film/records/idbRecords';
import { createSafeRecords } from '../../../src/state/film/records/safeRecords';
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

/** Films of one device, each of a tab; an hour is told by the test. */
export const createDevice = (records = () => createSafeRecords(createIdbRecords())) => {
  let nowMs = Date.parse('2026-11-20T12:00:00Z');
  const open = (tabStorage = createMemoryStore()) =>
    createFilms({ records: records(), tabStorage, now: () => new Date(nowMs) });
  return { open, passes: (ms: number) => (nowMs += ms) };
};

export const begin = (films: ReturnType<typeof createFilms>, about: unknown = 'film'): Film => {
  const film = films.open(new Blob([String(about)]));
  film.begin(about, () => COLORS);
  return film;
};

export const add = (film: Film, count: number): void => {
  for (let i = 0; i < count; i += 1) film.add(createCapturedFrame(film.count()));
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
