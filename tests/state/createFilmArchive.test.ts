import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { createFilmArchive } from '../../src/state/createFilmArchive';
import type { KeptFilm, KeptFrame } from '../../src/state/filmArchive';
import { createMemoryStore } from '../support/fakeServices';
import { createCapturedFrame } from '../support/fakeVideoExtractor';

const DAY_MS = 24 * 3600_000;

const colors = { colors: Uint32Array.of(0xff0000, 0x00ff00), weights: Uint32Array.of(2, 1) };
const filmOf = (about: string): KeptFilm => ({ about, colors, source: new Blob([about]) });
const frame = (index: number): KeptFrame => ({ ...createCapturedFrame(index), round: 0 });

/** Archives of one device, each of a tab; an hour is told by the test. */
const createDevice = () => {
  let nowMs = Date.parse('2026-11-20T12:00:00Z');
  const open = (tab = createMemoryStore()) => createFilmArchive(tab, () => new Date(nowMs));
  return { open, passes: (ms: number) => (nowMs += ms) };
};

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('the archive of a film', () => {
  it('gives back what it was given, after a reload, in the order of the film', async () => {
    const { open } = createDevice();
    const tab = createMemoryStore();
    const before = open(tab);
    before.begin(filmOf('first'));
    before.keep([frame(0), frame(2)]);
    before.keep([frame(1)]);
    before.update({ about: 'first, ended', colors: { ...colors, weights: Uint32Array.of(5, 5) } });
    await before.read();

    const kept = await open(tab).read();
    expect(kept?.about).toBe('first, ended');
    expect([...(kept?.colors.weights ?? [])]).toEqual([5, 5]);
    expect(await kept?.source?.text()).toBe('first');
    expect(kept?.frames.map(({ index, timeSeconds }) => [index, timeSeconds])).toEqual([
      [0, 0],
      [1, 5],
      [2, 10],
    ]);
    expect(kept?.frames[1]?.palettes).toEqual(frame(1).palettes);
    expect([...(kept?.frames[1]?.summary.colors ?? [])]).toEqual([...frame(1).summary.colors]);
  });

  it('replaces a frame by its index', async () => {
    const archive = createDevice().open();
    archive.begin(filmOf('film'));
    archive.keep([frame(0)]);
    archive.keep([{ ...frame(0), round: 3 }]);
    expect((await archive.read())?.frames.map(({ round }) => round)).toEqual([3]);
  });

  it('has one film a tab: the next one takes the place of the last', async () => {
    const archive = createDevice().open();
    archive.begin(filmOf('first'));
    archive.keep([frame(0), frame(1)]);
    archive.begin(filmOf('second'));
    archive.keep([frame(0)]);
    expect(await archive.read()).toMatchObject({ about: 'second', frames: [{ index: 0 }] });
  });

  it('shows no tab the film of another', async () => {
    const { open } = createDevice();
    const mine = open();
    mine.begin(filmOf('mine'));
    expect(await open().read()).toBeNull();
    expect((await mine.read())?.about).toBe('mine');
  });

  it('forgets on request', async () => {
    const archive = createDevice().open();
    archive.begin(filmOf('film'));
    archive.clear();
    expect(await archive.read()).toBeNull();
  });

  it('sweeps out what closed tabs left the day before, frames and all', async () => {
    const { open, passes } = createDevice();
    const tab = createMemoryStore();
    const closed = open(tab);
    closed.begin(filmOf('closed'));
    closed.keep([frame(0)]);
    await closed.read();
    passes(DAY_MS - 1);
    const early = open();
    early.begin(filmOf('early'));
    await early.read();
    expect((await open(tab).read())?.frames).toHaveLength(1);
    passes(2);
    const late = open();
    late.begin(filmOf('late'));
    await late.read();
    expect(await open(tab).read()).toBeNull();
    expect((await early.read())?.about).toBe('early');
    const database = await openDB('hueloom-films');
    expect(await database.count('films')).toBe(2);
    expect(await database.count('sources')).toBe(2);
    expect(await database.count('frames')).toBe(0);
  });

  it('has the film itself apart from what is written again and again', async () => {
    const archive = createDevice().open();
    archive.begin(filmOf('film'));
    archive.update({ about: 'more', colors });
    await archive.read();
    const database = await openDB('hueloom-films');
    const [row] = (await database.getAll('films')) as object[];
    expect(row).toMatchObject({ about: 'more' });
    expect(row).not.toHaveProperty('source');
  });

  it('has room for films in what an older page has left', async () => {
    const older = await openDB('hueloom-films', 1, {
      upgrade: (db) => {
        db.createObjectStore('films');
        db.createObjectStore('frames');
      },
    });
    older.close();
    const archive = createDevice().open();
    archive.begin(filmOf('film'));
    expect(await (await archive.read())?.source?.text()).toBe('film');
  });

  it('keeps nothing where storage is blocked, and says so once in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const archive = createDevice().open();
    archive.begin(filmOf('film'));
    archive.keep([frame(0)]);
    archive.keep([frame(1)]);
    expect(await archive.read()).toBeNull();
    expect(log).toHaveBeenCalledTimes(1);
  });
});
